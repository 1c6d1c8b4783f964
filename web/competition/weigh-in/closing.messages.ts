import { messages } from "../../core/language/messages.ts";

/** When a weigh-in closes, for entrants, families and the check-in desk. */
export const closingMessages = messages(
	{
		"closing.closesIn": "Weigh-in closes at {time}, in {left}",
		"closing.closesOn": "Weigh-in closes: {when}",
		"closing.closed": "The time for the weigh-in ended at {time}",
		"closing.closedOn": "The time for the weigh-in ended: {when}",
		"closing.soon":
			"{count, plural, one {# minute until the weigh-in closes} other {# minutes until the weigh-in closes}}",
		"closing.over": "The time for the weigh-in is over",
	},
	{
		"closing.closesIn": "إغلاق الوزن الساعة {time}، أي بعد {left}",
		"closing.closesOn": "إغلاق الوزن: {when}",
		"closing.closed": "انتهى وقت الوزن الساعة {time}",
		"closing.closedOn": "انتهى وقت الوزن: {when}",
		"closing.soon":
			"{count, plural, zero {حان إغلاق الوزن} one {بقيت دقيقة واحدة حتى إغلاق الوزن} two {بقيت دقيقتان حتى إغلاق الوزن} few {بقيت # دقائق حتى إغلاق الوزن} many {بقيت # دقيقة حتى إغلاق الوزن} other {بقيت # دقيقة حتى إغلاق الوزن}}",
		"closing.over": "انتهى وقت الوزن",
	},
);

/** Setting the closing time, and what follows once it has passed, for staff and the chief judge. */
export const manageClosingMessages = messages(
	{
		"manageClosing.set": "Set closing time",
		"manageClosing.change": "Change",
		"manageClosing.changeName": "Change the closing time of the weigh-in",
		"manageClosing.title": "Closing time of the weigh-in",
		"manageClosing.text":
			"Entrants, families and the reception see this time. No entry ends automatically when it passes.",
		"manageClosing.day": "Day",
		"manageClosing.time": "Time",
		"manageClosing.timeHint": "Kuwait time. Leave it empty for no closing time.",
		"manageClosing.save": "Save",
		"manageClosing.saving": "Saving…",
		"manageClosing.saved": "The closing time is set",
		"manageClosing.removed": "The weigh-in has no closing time",
		"manageClosing.missing":
			"{count, plural, =0 {Everybody was weighed} one {# entrant was not weighed} other {# entrants were not weighed}}",
		"manageClosing.next":
			"Weigh those who are still here, then close each event class. Until you do, no entry ends.",
		"manageClosing.nextDone": "Close each event class, so that its weights no longer change.",
		"manageClosing.byStaff":
			"Staff or the chief judge close the event classes. Until then you can still weigh.",
	},
	{
		"manageClosing.set": "تحديد موعد الإغلاق",
		"manageClosing.change": "تغيير",
		"manageClosing.changeName": "تغيير موعد إغلاق الوزن",
		"manageClosing.title": "موعد إغلاق الوزن",
		"manageClosing.text":
			"يرى المشاركون والأسر ومن في الاستقبال هذا الموعد. ولا ينتهي أي تسجيل تلقائيًا عند حلوله.",
		"manageClosing.day": "اليوم",
		"manageClosing.time": "الوقت",
		"manageClosing.timeHint": "بتوقيت الكويت. اتركه فارغًا إن لم يكن للإغلاق موعد.",
		"manageClosing.save": "حفظ",
		"manageClosing.saving": "جارٍ الحفظ…",
		"manageClosing.saved": "حُدّد موعد الإغلاق",
		"manageClosing.removed": "لا موعد لإغلاق الوزن",
		"manageClosing.missing":
			"{count, plural, =0 {وُزن الجميع} zero {وُزن الجميع} one {لم يوزن مشارك واحد} two {لم يوزن مشاركان} few {لم يوزن # مشاركين} many {لم يوزن # مشاركًا} other {لم يوزن # مشارك}}",
		"manageClosing.next": "زِن من لا يزال حاضرًا، ثم أغلق الوزن لكل فئة. ولا ينتهي أي تسجيل قبل ذلك.",
		"manageClosing.nextDone": "أغلق الوزن لكل فئة حتى لا تتغير أوزانها.",
		"manageClosing.byStaff":
			"إغلاق الوزن لكل فئة على الإدارة أو رئيس الحكام، ويمكنك الوزن إلى ذلك الحين.",
	},
);
