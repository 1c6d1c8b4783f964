import { messages } from "../../../core/language/messages.ts";

export const gradingMessages = messages(
	{
		"grading.title": "Who may grade next",
		"grading.at": "At the grading on {date}",
		"grading.none": "No grading is planned; by today’s date",
		"grading.nobody": "No student has completed the months at their rank by then.",
		"grading.months": "{count, plural, one {# month} other {# months}} at {belt}, since {date}",
		"grading.unknown": "{belt}: it is not known since when",
		"grading.attended":
			"{count, plural, =0 {No class attended since} one {# class attended since} other {# classes attended since}}",
		"grading.required": "{count, plural, one {# class asked for} other {# classes asked for}}",
		"grading.propose":
			"{count, plural, =0 {Propose for the grading} one {Propose # student for the grading} other {Propose # students for the grading}}",
		"grading.proposing": "Proposing...",
		"grading.proposed": "{count, plural, one {# student proposed} other {# students proposed}}",
		"grading.next": "Next: {belt}",
		"grading.waits": "Waits for a decision",
		"grading.isProposed": "Proposed",
		"grading.isFixed":
			"The federation has fixed the list of this grading. Students you enter now are added when the list is updated.",
		"grading.enter": "Enter my students",
		"grading.students": "Students who may grade",
		"grading.chosen":
			"{count, plural, =0 {Nobody chosen} one {# student chosen} other {# students chosen}}",
		"grading.ask": "Request promotion",
		"grading.asking": "Requesting...",
		"grading.asked": "{count, plural, one {# promotion requested} other {# promotions requested}}",
		"grading.askedText": "We’re telling the students.",
		"grading.refused": "{name}: {reason}",
		"grading.someRefused": "Some could not be requested",
	},
	{
		"grading.title": "من يحق له الاختبار القادم",
		"grading.at": "في اختبار الأحزمة يوم {date}",
		"grading.none": "لا اختبار أحزمة مقررًا، فالحساب بتاريخ اليوم",
		"grading.nobody": "لا أحد يُتم مدة حزامه حتى ذلك اليوم.",
		"grading.months":
			"{count, plural, zero {أقل من شهر} one {شهر واحد} two {شهران} few {# أشهر} many {# شهرًا} other {# شهر}} على {belt}، منذ {date}",
		"grading.unknown": "{belt}: لا يُعرف منذ متى",
		"grading.attended":
			"{count, plural, zero {لم يُسجَّل حضور منذ ذلك} one {حضور حصة واحدة منذ ذلك} two {حضور حصتين منذ ذلك} few {حضور # حصص منذ ذلك} many {حضور # حصة منذ ذلك} other {حضور # حصة منذ ذلك}}",
		"grading.required":
			"{count, plural, zero {لا حصص مطلوبة} one {المطلوب حضور حصة واحدة} two {المطلوب حضور حصتين} few {المطلوب حضور # حصص} many {المطلوب حضور # حصة} other {المطلوب حضور # حصة}}",
		"grading.propose":
			"{count, plural, =0 {الترشيح للاختبار} zero {الترشيح للاختبار} one {ترشيح طالب واحد للاختبار} two {ترشيح طالبين للاختبار} few {ترشيح # طلاب للاختبار} many {ترشيح # طالبًا للاختبار} other {ترشيح # طالب للاختبار}}",
		"grading.proposing": "جارٍ الترشيح...",
		"grading.proposed":
			"{count, plural, zero {لم يُرشَّح أحد} one {رُشّح طالب واحد} two {رُشّح طالبان} few {رُشّح # طلاب} many {رُشّح # طالبًا} other {رُشّح # طالب}}",
		"grading.next": "التالي: {belt}",
		"grading.waits": "بانتظار القرار",
		"grading.isProposed": "تم الترشيح",
		"grading.isFixed":
			"ثبّت الاتحاد قائمة هذا الاختبار. ومن تسجّله الآن من طلابك يُضاف عند تحديث القائمة.",
		"grading.enter": "تسجيل طلابي",
		"grading.students": "طلاب يحق لهم الاختبار",
		"grading.chosen":
			"{count, plural, =0 {لم يُختر أحد} zero {لم يُختر أحد} one {اختير طالب واحد} two {اختير طالبان} few {اختير # طلاب} many {اختير # طالبًا} other {اختير # طالب}}",
		"grading.ask": "طلب الترقية",
		"grading.asking": "جارٍ الطلب...",
		"grading.asked":
			"{count, plural, zero {لم تُطلب أي ترقية} one {طُلبت ترقية واحدة} two {طُلبت ترقيتان} few {طُلبت # ترقيات} many {طُلبت # ترقية} other {طُلبت # ترقية}}",
		"grading.askedText": "يجري إبلاغ الطلاب.",
		"grading.refused": "{name}: {reason}",
		"grading.someRefused": "تعذّر طلب بعضها",
	},
);
