import { messages } from "../../../core/language/messages.ts";

export const managePlanMessages = messages(
	{
		"managePlan.kind": "Annual plan",
		"managePlan.title": "Annual plans",
		"managePlan.new": "Add a month",
		"managePlan.copy": "Copy {from} to {to}",
		"managePlan.copyTitle": "Copy the plan of {from} to {to}?",
		"managePlan.copyText":
			"{count, plural, one {One month is copied with its activities and goals. Visitors see it at once.} other {# months are copied with their activities and goals. Visitors see them at once.}}",
		"managePlan.copyPlanned":
			"{count, plural, one {{to} has a month already. It stays.} other {{to} has # months already. They stay.}}",
		"managePlan.copying": "Copying...",
		"managePlan.copied":
			"{count, plural, one {One month copied to {to}} other {# months copied to {to}}}",
		"managePlan.none": "No annual plans found",
		"managePlan.noneText": "Visitors see the three months of the standard plan until one is added.",
		"managePlan.year": "Year",
		"managePlan.month": "Month",
		"managePlan.plan": "Plan",
		"managePlan.createTitle": "Add Annual Plan",
		"managePlan.editTitle": "Edit Annual Plan",
		"managePlan.headline": "Title",
		"managePlan.description": "Description",
		"managePlan.activities": "Activities",
		"managePlan.goals": "Goals",
		"managePlan.lines": "One on each line: English · Arabic",
		"managePlan.deleteTitle": "Delete this month of the plan?",
		"managePlan.sure": "Are you sure you want to delete “{name}”? This action cannot be undone.",
	},
	{
		"managePlan.kind": "الخطة السنوية",
		"managePlan.title": "الخطط السنوية",
		"managePlan.new": "إضافة شهر",
		"managePlan.copy": "نسخ {from} إلى {to}",
		"managePlan.copyTitle": "نسخ خطة {from} إلى {to}؟",
		"managePlan.copyText":
			"{count, plural, zero {لا أشهر للنسخ.} one {يُنسخ شهر واحد بأنشطته وأهدافه، ويراه الزوار فورًا.} two {يُنسخ شهران بأنشطتهما وأهدافهما، ويراهما الزوار فورًا.} few {تُنسخ # أشهر بأنشطتها وأهدافها، ويراها الزوار فورًا.} many {يُنسخ # شهرًا بأنشطتها وأهدافها، ويراها الزوار فورًا.} other {يُنسخ # شهر بأنشطتها وأهدافها، ويراها الزوار فورًا.}}",
		"managePlan.copyPlanned":
			"{count, plural, zero {لا أشهر في خطة {to} بعد.} one {في خطة {to} شهر واحد، ويبقى كما هو.} two {في خطة {to} شهران، ويبقيان كما هما.} few {في خطة {to} # أشهر، وتبقى كما هي.} many {في خطة {to} # شهرًا، وتبقى كما هي.} other {في خطة {to} # شهر، وتبقى كما هي.}}",
		"managePlan.copying": "جارٍ النسخ...",
		"managePlan.copied":
			"{count, plural, zero {لم يُنسخ شيء} one {نُسخ شهر واحد إلى {to}} two {نُسخ شهران إلى {to}} few {نُسخت # أشهر إلى {to}} many {نُسخ # شهرًا إلى {to}} other {نُسخ # شهر إلى {to}}}",
		"managePlan.none": "لا توجد خطط سنوية",
		"managePlan.noneText": "يرى الزوار الأشهر الثلاثة من الخطة الافتراضية إلى أن تُضاف خطة.",
		"managePlan.year": "السنة",
		"managePlan.month": "الشهر",
		"managePlan.plan": "الخطة",
		"managePlan.createTitle": "إضافة خطة سنوية",
		"managePlan.editTitle": "تعديل الخطة السنوية",
		"managePlan.headline": "العنوان",
		"managePlan.description": "الوصف",
		"managePlan.activities": "الأنشطة",
		"managePlan.goals": "الأهداف",
		"managePlan.lines": "واحد في كل سطر: الإنجليزية · العربية",
		"managePlan.deleteTitle": "حذف هذا الشهر من الخطة؟",
		"managePlan.sure": "هل تريد بالتأكيد حذف «{name}»؟ لا يمكن التراجع عن هذا الإجراء.",
	},
);
