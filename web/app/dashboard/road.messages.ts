import { messages } from "../../core/language/messages.ts";

export const roadMessages = messages(
	{
		"road.title": "Your next belt",
		"road.months":
			"{months, number} of {required, plural, one {# month} other {# months}} at this rank",
		"road.classes": "{attended, number} of {required, plural, one {# class} other {# classes}}",
		"road.from": "You can grade from {day}.",
		"road.ready": "You meet the requirements. Talk to your coach about the next grading.",
		"road.grading": "Next grading: {title}, {day}",
		"road.tooEarly":
			"You’re registered for {title} on {day}, which is before that day. Talk to your coach before you go.",
		"road.toGrading": "See the grading",
		"road.noGrading": "The next grading for you is not announced yet.",
	},
	{
		"road.title": "الحزام القادم",
		"road.months":
			"مدة الدرجة: {months, number} من {required, plural, zero {# شهر} one {شهر واحد} two {شهرين} few {# أشهر} many {# شهرًا} other {# شهر}}",
		"road.classes":
			"الحضور: {attended, number} من {required, plural, zero {# حصة} one {حصة واحدة} two {حصتين} few {# حصص} many {# حصة} other {# حصة}}",
		"road.from": "يمكنك التقدّم للاختبار ابتداءً من {day}.",
		"road.ready": "اكتملت المتطلبات. تحدّث مع مدربك عن الاختبار القادم.",
		"road.grading": "الاختبار القادم: {title}، {day}",
		"road.tooEarly": "تسجيلك في {title} يوم {day} يسبق هذا الموعد. تحدّث مع مدربك قبل الحضور.",
		"road.toGrading": "عرض الاختبار",
		"road.noGrading": "لم يُعلن بعد عن اختبار يناسب موعدك.",
	},
);
