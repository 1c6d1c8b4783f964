import { messages } from "../../../core/language/messages.ts";

/** Texts about a person's next belt; the person and their guardians read them. */
export const nextBeltMessages = messages(
	{
		"nextBelt.title": "Next belt",
		"nextBelt.months":
			"{have, number} of {required, plural, one {# month} other {# months}} at this rank",
		"nextBelt.classes":
			"{have, number} of {required, plural, one {# training class} other {# training classes}}",
		"nextBelt.noFee": "Membership: no fee",
		"nextBelt.until": "Membership paid until {day}",
		"nextBelt.endsBefore": "Membership paid until {day}: renew it before the grading",
		"nextBelt.unpaid": "Membership not paid",
		"nextBelt.fee": "Grading fee: {fee}",
		"nextBelt.feePaid": "Grading fee paid",
		"nextBelt.from": "Grading is possible from {day}.",
		"nextBelt.ready": "All requirements are met. Talk to the coach about the next grading.",
		"nextBelt.short":
			"{days, plural, one {One day} other {# days}} short on {day}: ask the coach, or take the next grading, on {next}.",
		"nextBelt.shortAlone":
			"{days, plural, one {One day} other {# days}} short on {day}: ask the coach. The grading after it is not announced yet.",
		"nextBelt.registered":
			"Registered for {title}, but {days, plural, one {one day} other {# days}} short on {day}: ask the coach, or take the next grading, on {next}.",
		"nextBelt.registeredAlone":
			"Registered for {title}, but {days, plural, one {one day} other {# days}} short on {day}: ask the coach. The grading after it is not announced yet.",
		"nextBelt.grading": "Next grading: {title}, {day}",
		"nextBelt.toGrading": "See the grading",
		"nextBelt.noGrading": "The next grading is not announced yet.",
		"nextBelt.dan":
			"A dan goes its own way: the coach’s recommendation with an essay and the description of a kata, the agreement of the federation’s board, and then the grading.",
		"nextBelt.recommended": "Recommended for {belt} at {title}, {day}: the board decides.",
		"nextBelt.agreed": "Recommended for {belt} at {title}, {day}: the board has agreed.",
		"nextBelt.repeat": "Only these parts are repeated, until {day}.",
		"nextBelt.shown": "What is examined",
		"nextBelt.print": "Print the list",
		"nextBelt.all": "All belts",
	},
	{
		"nextBelt.title": "الحزام القادم",
		"nextBelt.months": "الأشهر في هذه الدرجة: {have, number} من {required, number}",
		"nextBelt.classes":
			"الحضور: {have, number} من {required, plural, zero {# حصة تدريبية} one {حصة تدريبية واحدة} two {حصتين تدريبيتين} few {# حصص تدريبية} many {# حصة تدريبية} other {# حصة تدريبية}}",
		"nextBelt.noFee": "العضوية: بلا رسوم",
		"nextBelt.until": "العضوية مدفوعة حتى {day}",
		"nextBelt.endsBefore": "العضوية مدفوعة حتى {day}، ويلزم تجديدها قبل الاختبار",
		"nextBelt.unpaid": "العضوية غير مدفوعة",
		"nextBelt.fee": "رسوم الاختبار: {fee}",
		"nextBelt.feePaid": "رسوم الاختبار مدفوعة",
		"nextBelt.from": "يمكن التقدّم للاختبار ابتداءً من {day}.",
		"nextBelt.ready": "اكتملت كل المتطلبات. تحدّث مع المدرب عن الاختبار القادم.",
		"nextBelt.short":
			"في {day} ينقص المدة المطلوبة {days, plural, zero {# يوم} one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}}: اسأل المدرب، أو اختر الاختبار التالي في {next}.",
		"nextBelt.shortAlone":
			"في {day} ينقص المدة المطلوبة {days, plural, zero {# يوم} one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}}: اسأل المدرب. لم يُعلن بعد عن الاختبار الذي يليه.",
		"nextBelt.registered":
			"التسجيل في {title} قائم، لكن المدة المطلوبة ينقصها {days, plural, zero {# يوم} one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}} في {day}: اسأل المدرب، أو اختر الاختبار التالي في {next}.",
		"nextBelt.registeredAlone":
			"التسجيل في {title} قائم، لكن المدة المطلوبة ينقصها {days, plural, zero {# يوم} one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}} في {day}: اسأل المدرب. لم يُعلن بعد عن الاختبار الذي يليه.",
		"nextBelt.grading": "الاختبار القادم: {title}، {day}",
		"nextBelt.toGrading": "عرض الاختبار",
		"nextBelt.noGrading": "لم يُعلن بعد عن الاختبار القادم.",
		"nextBelt.dan":
			"للدان طريق خاص: ترشيح من المدرب مع مقال ووصف كاتا، ثم موافقة مجلس الاتحاد، ثم الاختبار.",
		"nextBelt.recommended": "الترشيح إلى {belt} في {title}، {day}: القرار للمجلس.",
		"nextBelt.agreed": "الترشيح إلى {belt} في {title}، {day}: وافق المجلس.",
		"nextBelt.repeat": "تُعاد هذه الأجزاء وحدها حتى {day}.",
		"nextBelt.shown": "ما يُختبر فيه",
		"nextBelt.print": "طباعة القائمة",
		"nextBelt.all": "كل الأحزمة",
	},
);
