import { messages } from "../../core/language/messages.ts";

export const studentsMailMessages = messages(
	{
		"mail.student": "Coach and students",
		"mail.studentHint": "Coach requests, and changes of coach or student.",
	},
	{
		"mail.student": "المدرب والطلاب",
		"mail.studentHint": "طلبات المدربين، وتغيّر المدرب أو الطالب.",
	},
);
