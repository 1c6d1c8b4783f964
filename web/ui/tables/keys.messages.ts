import { messages } from "../../core/language/messages.ts";

export const keysMessages = messages(
	{
		"keys.title": "Keyboard",
		"keys.J": "Next row",
		"keys.K": "Previous row",
		"keys.X": "Select",
		"keys.A": "Approve",
		"keys.R": "Reject",
		"keys.Enter": "Open",
		"keys.?": "Show these keys",
	},
	{
		"keys.title": "لوحة المفاتيح",
		"keys.J": "الصف التالي",
		"keys.K": "الصف السابق",
		"keys.X": "تحديد",
		"keys.A": "اعتماد",
		"keys.R": "رفض",
		"keys.Enter": "فتح",
		"keys.?": "عرض هذه المفاتيح",
	},
);
