import { messages } from "../../../core/language/messages.ts";

/**
 * Registering several people at once: a coach their students, staff people at the entry desk.
 */
export const squadMessages = messages(
	{
		"squad.closed": "You can’t register anybody now: {state}.",
		"squad.waitlist": "The event is full. People you register now go to the waiting list.",
		"squad.full":
			"The event is full. Only those who are in it already can enter another event class.",
		"squad.class": "Event class",
		"squad.eventClassOf": "Event class for {name}",
		"squad.onlyClassOf": "{className}: {name}",
		"squad.choose": "Choose an event class.",
		"squad.notEntering": "Not taking part",
		"squad.takesPart": "Takes part",
		"squad.takesPartOf": "Takes part: {name}",
		"squad.nothing": "No event class fits",
		"squad.tooYoung":
			"Nothing for this age: the youngest event class here starts at {min, number}, and the age on the day is {age, number}.",
		"squad.tooOld":
			"Nothing for this age: the oldest event class here ends at {max, number}, and the age on the day is {age, number}.",
		"squad.checking": "Checking...",
		"squad.checkFailed": "The event classes could not be checked.",
		"squad.retryCheck": "Check again",
		"squad.upload": "Upload {name}’s {kind, select, medical {certificate} other {document}}",
		"squad.documentMissing": "Document missing",
		"squad.documentLater":
			"The entry waits for the document. The family is asked for it, and the place is kept meanwhile.",
		"squad.weight": "Weight in kg",
		"squad.weightOf": "Weight of {name} in kg",
		"squad.why":
			"Why not {count, plural, one {the other event class} other {the # other event classes}}?",
		"squad.chosen":
			"{count, plural, =0 {Nobody chosen} one {# person chosen} other {# people chosen}}",
		"squad.enter":
			"{count, plural, =0 {Register} one {Register # person} other {Register # people}}",
		"squad.again": "{count, plural, one {Try again for # person} other {Try again for # people}}",
		"squad.entering": "Registering...",
		"squad.done":
			"{count, plural, =0 {Nobody registered} one {# person registered} other {# people registered}}",
		"squad.failed":
			"{count, plural, one {# person could not be registered. The reason is in the list.} other {# people could not be registered. The reasons are in the list.}}",
		"squad.needsConsent": "A guardian still needs to agree, online or on paper.",
		"squad.placed": "Registered: {className}",
		"squad.onList": "On the waiting list: {className}",
		"squad.refused": "Not registered: {reason}",
		"squad.already": "Registered already",
		"squad.cancelOf": "Cancel {className} for {name}",
		"squad.cancel": "Cancel registration",
		"squad.entered": "Registrations of {name}",
		"squad.failedAll": "Nobody was registered",
		"squad.remove": "Take off this list",
		"squad.removeOf": "Take off this list: {name}",
	},
	{
		"squad.closed": "لا يمكنك تسجيل أحد الآن: {state}.",
		"squad.waitlist": "اكتمل العدد في الفعالية. من تسجّله الآن ينضم إلى قائمة الانتظار.",
		"squad.full": "اكتمل العدد في الفعالية. لا يمكن إلا لمن هو مسجّل فيها الدخول في فئة أخرى.",
		"squad.class": "الفئة",
		"squad.eventClassOf": "فئة {name}",
		"squad.onlyClassOf": "{className}: {name}",
		"squad.choose": "اختر فئة.",
		"squad.notEntering": "بلا تسجيل",
		"squad.takesPart": "مشاركة",
		"squad.takesPartOf": "مشاركة: {name}",
		"squad.nothing": "لا فئة مناسبة",
		"squad.tooYoung":
			"لا فئة لهذا العمر: أصغر فئة هنا من {min, plural, zero {أقل من سنة} one {سنة واحدة} two {سنتين} few {# سنوات} many {# سنة} other {# سنة}}، والعمر يوم الفعالية {age, plural, zero {أقل من سنة} one {سنة واحدة} two {سنتان} few {# سنوات} many {# سنة} other {# سنة}}.",
		"squad.tooOld":
			"لا فئة لهذا العمر: أكبر فئة هنا حتى {max, plural, zero {أقل من سنة} one {سنة واحدة} two {سنتين} few {# سنوات} many {# سنة} other {# سنة}}، والعمر يوم الفعالية {age, plural, zero {أقل من سنة} one {سنة واحدة} two {سنتان} few {# سنوات} many {# سنة} other {# سنة}}.",
		"squad.checking": "جارٍ التحقق...",
		"squad.checkFailed": "تعذّر التحقق من الفئات.",
		"squad.retryCheck": "أعد التحقق",
		"squad.upload": "ارفع {kind, select, medical {شهادة} other {مستند}} {name}",
		"squad.documentMissing": "المستند ناقص",
		"squad.documentLater": "ينتظر التسجيل المستند. يُطلب من العائلة، ويبقى المكان محجوزًا حتى ذلك.",
		"squad.weight": "الوزن (كغم)",
		"squad.weightOf": "وزن {name} بالكيلوغرام",
		"squad.why":
			"{count, plural, zero {لماذا لا تظهر الفئات الأخرى؟} one {لماذا لا تظهر الفئة الأخرى؟} two {لماذا لا تظهر الفئتان الأخريان؟} few {لماذا لا تظهر الفئات الأخرى (#)؟} many {لماذا لا تظهر الفئات الأخرى (#)؟} other {لماذا لا تظهر الفئات الأخرى (#)؟}}",
		"squad.chosen":
			"{count, plural, =0 {لم تختر أحدًا} one {اخترت شخصًا واحدًا} two {اخترت شخصين} few {اخترت # أشخاص} many {اخترت # شخصًا} other {اخترت # شخص}}",
		"squad.enter":
			"{count, plural, =0 {تسجيل} one {تسجيل شخص واحد} two {تسجيل شخصين} few {تسجيل # أشخاص} many {تسجيل # شخصًا} other {تسجيل # شخص}}",
		"squad.again":
			"{count, plural, zero {إعادة المحاولة} one {إعادة المحاولة (شخص واحد)} two {إعادة المحاولة (شخصان)} few {إعادة المحاولة (# أشخاص)} many {إعادة المحاولة (# شخصًا)} other {إعادة المحاولة (# شخص)}}",
		"squad.entering": "جارٍ التسجيل...",
		"squad.done":
			"{count, plural, =0 {لم يُسجَّل أحد} one {سُجّل شخص واحد} two {سُجّل شخصان} few {سُجّل # أشخاص} many {سُجّل # شخصًا} other {سُجّل # شخص}}",
		"squad.failed":
			"{count, plural, zero {لا أخطاء} one {تعذّر تسجيل شخص واحد. السبب مذكور في القائمة.} two {تعذّر تسجيل شخصين. الأسباب مذكورة في القائمة.} few {تعذّر تسجيل # أشخاص. الأسباب مذكورة في القائمة.} many {تعذّر تسجيل # شخصًا. الأسباب مذكورة في القائمة.} other {تعذّر تسجيل # شخص. الأسباب مذكورة في القائمة.}}",
		"squad.needsConsent": "وتلزم موافقة ولي الأمر إلكترونيًا أو على ورقة.",
		"squad.placed": "تم التسجيل: {className}",
		"squad.onList": "على قائمة الانتظار في: {className}",
		"squad.refused": "تعذّر التسجيل: {reason}",
		"squad.already": "التسجيل موجود بالفعل",
		"squad.cancelOf": "إلغاء تسجيل {name} في {className}",
		"squad.cancel": "إلغاء التسجيل",
		"squad.entered": "تسجيلات {name}",
		"squad.failedAll": "لم يُسجَّل أحد",
		"squad.remove": "إزالة من هذه القائمة",
		"squad.removeOf": "إزالة من هذه القائمة: {name}",
	},
);
