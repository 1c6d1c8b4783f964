import { messages } from "../../core/language/messages.ts";

export const keysMessages = messages(
	{
		"keys.title": "Shortcuts",
		"keys.J": "Next row",
		"keys.K": "Previous row",
		"keys.X": "Select",
		"keys.A": "Approve",
		"keys.R": "Reject",
		"keys.Enter": "Open",
		"keys.?": "Show these shortcuts",
	},
	{
		"keys.title": "اختصارات المفاتيح",
		"keys.J": "الصف التالي",
		"keys.K": "الصف السابق",
		"keys.X": "تحديد",
		"keys.A": "اعتماد",
		"keys.R": "رفض",
		"keys.Enter": "فتح",
		"keys.?": "عرض هذه الاختصارات",
	},
);
