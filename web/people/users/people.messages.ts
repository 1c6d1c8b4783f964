import { messages } from "../../core/language/messages.ts";

export const peopleMessages = messages(
	{
		"people.search": "Name or email",
		"people.found":
			"{count, plural, =0 {Nobody found by this name or email.} one {# person found} other {# people found}}",
		"people.more": "The first {count, number} are shown. Type more of the name.",
		"people.searching": "Searching...",
		"people.failed": "The search failed.",
		"people.again": "Search again",
		"people.choose": "Choose",
		"people.chooseOther": "Choose another person",
		"people.clearFilter": "Remove this filter",
		"people.cancel": "Cancel",
		"people.add": "Add",
		"people.addOf": "Add {name}",
		"people.ofClub": "Guest: {club}, {country}",
		"people.there": "On the list",
		"people.results": "People found",
	},
	{
		"people.search": "الاسم أو البريد الإلكتروني",
		"people.found":
			"{count, plural, =0 {لا يوجد أحد بهذا الاسم أو البريد الإلكتروني.} one {شخص واحد} two {شخصان} few {# أشخاص} many {# شخصًا} other {# شخص}}",
		"people.more": "تظهر أول {count, number} نتائج. اكتب المزيد من الاسم.",
		"people.searching": "جارٍ البحث...",
		"people.failed": "تعذّر البحث.",
		"people.again": "أعد البحث",
		"people.choose": "اختيار",
		"people.chooseOther": "اختيار شخص آخر",
		"people.clearFilter": "إزالة هذا المرشّح",
		"people.cancel": "إلغاء",
		"people.add": "إضافة",
		"people.addOf": "إضافة {name}",
		"people.ofClub": "ضيف من {club}، {country}",
		"people.there": "في القائمة",
		"people.results": "نتائج البحث",
	},
);
