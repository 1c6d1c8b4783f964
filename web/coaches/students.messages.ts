import { messages } from "../core/messages.ts";

export const studentMessages = messages(
	{
		"students.title": "Enter my students: {title}",
		"students.intro":
			"Choose a class for each student who takes part, then enter them all at once. Each is entered by themselves: one who cannot enter stands in nobody’s way.",
		"students.introWhole":
			"Tick each student who takes part, then enter them all at once. Each is entered by themselves: one who cannot enter stands in nobody’s way.",
		"students.back": "Back to the event",
		"students.loading": "Loading your students...",
		"students.none": "You have no students yet. Students whom the federation assigns to you appear here.",
		"students.students": "My students",
		"students.management": "Student Management",
		"students.search": "Search by name or email",
		"students.noneFound": "No students found",
		"students.noneFits": "No students match your search criteria.",
		"students.noneYet": "You haven't added any students yet.",
	},
	{
		"students.title": "تسجيل طلابي في: {title}",
		"students.intro":
			"اختر فئة لكل طالب سيشارك، ثم سجّلهم جميعًا دفعة واحدة. يُسجَّل كل طالب على حدة، فمن تعذّر تسجيله لا يعيق غيره.",
		"students.introWhole":
			"حدّد كل طالب سيشارك، ثم سجّلهم جميعًا دفعة واحدة. يُسجَّل كل طالب على حدة، فمن تعذّر تسجيله لا يعيق غيره.",
		"students.back": "العودة إلى الفعالية",
		"students.loading": "جارٍ تحميل طلابك...",
		"students.none": "لا طلاب لديك بعد. يظهر هنا الطلاب الذين يسندهم إليك الاتحاد.",
		"students.students": "طلابي",
		"students.management": "إدارة الطلاب",
		"students.search": "البحث بالاسم أو البريد",
		"students.noneFound": "لا يوجد طلاب",
		"students.noneFits": "لا يوجد طالب يطابق بحثك.",
		"students.noneYet": "لم تضف أي طالب بعد.",
	},
);
