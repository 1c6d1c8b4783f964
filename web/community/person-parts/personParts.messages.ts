import { messages } from "../../core/language/messages.ts";

/** Titles of the parts of pages about people. */
export const personPartsMessages = messages(
	{
		"personParts.belts": "Belts",
		"personParts.guardians": "Guardians",
		"personParts.documents": "Documents",
		"personParts.consents": "Consents",
		"personParts.fees": "Fees",
		"personParts.payments": "Payments",
		"personParts.entries": "Registrations for events",
		"personParts.results": "Results at tournaments",
		"personParts.students": "Students",
		"personParts.requests": "Coach requests",
		"personParts.classes": "Classes",
		"personParts.attendance": "Attendance",
		"personParts.judging": "Judging",
		"personParts.trail": "History",
	},
	{
		"personParts.belts": "الأحزمة",
		"personParts.guardians": "أولياء الأمر",
		"personParts.documents": "المستندات",
		"personParts.consents": "الموافقات",
		"personParts.fees": "الرسوم",
		"personParts.payments": "المدفوعات",
		"personParts.entries": "التسجيل في الفعاليات",
		"personParts.results": "النتائج في البطولات",
		"personParts.students": "الطلاب",
		"personParts.requests": "طلبات المدربين",
		"personParts.classes": "الحصص",
		"personParts.attendance": "الحضور",
		"personParts.judging": "التحكيم",
		"personParts.trail": "السجل",
	},
);
