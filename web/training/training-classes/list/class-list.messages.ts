import { messages } from "../../../core/language/messages.ts";

export const classListMessages = messages(
	{
		"classList.back": "Back",
		"classList.open": "Print list",
		"classList.print": "Print",
		"classList.loading": "Loading the list...",
		"classList.gone": "This class does not exist, or it belongs to another coach.",
		"classList.number": "No.",
		"classList.name": "Name",
		"classList.belt": "Belt",
		"classList.nobody": "Nobody is in this class yet.",
	},
	{
		"classList.back": "رجوع",
		"classList.open": "قائمة للطباعة",
		"classList.print": "طباعة",
		"classList.loading": "جارٍ تحميل القائمة...",
		"classList.gone": "هذه الحصة غير موجودة، أو أنها لمدرب آخر.",
		"classList.number": "م",
		"classList.name": "الاسم",
		"classList.belt": "الحزام",
		"classList.nobody": "لا أحد في هذه الحصة بعد.",
	},
);
