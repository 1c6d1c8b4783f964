import { messages } from "../../../core/language/messages.ts";

export const agreeMessages = messages(
	{
		"agree.agree": "Agree",
		"agree.agreeTo": "Agree to {name}",
		"agree.agreeing": "One moment...",
		"agree.done": "You have agreed",
		"agree.doneText": "The federation reviews the registration now.",
		"agree.failed": "Your word was not kept",
		"agree.title": "Agree to the registration?",
		"agree.text":
			"As guardian you agree that the child takes part in the event named in the email. If you do not want that, cancel the registration on the child's page.",
		"agree.named": "{child} is registered for “{event}”.",
		"agree.family": "See your family",
		"agree.invalid": "Invalid Link",
		"agree.invalidText":
			"This link is invalid, was used already or is older than 14 days. The child's page shows what is to be answered.",
	},
	{
		"agree.agree": "أوافق",
		"agree.agreeTo": "الموافقة على {name}",
		"agree.agreeing": "لحظة من فضلك...",
		"agree.done": "تمت الموافقة",
		"agree.doneText": "يراجع الاتحاد التسجيل الآن.",
		"agree.failed": "لم تُحفظ موافقتك",
		"agree.title": "هل توافق على التسجيل؟",
		"agree.text":
			"بصفتك ولي الأمر توافق على مشاركة الطفل في الفعالية المذكورة في الرسالة. وإن كنت لا تريد ذلك فألغِ التسجيل من صفحة الطفل.",
		"agree.named": "سُجّلت مشاركة {child} في «{event}».",
		"agree.family": "عرض عائلتك",
		"agree.invalid": "رابط غير صالح",
		"agree.invalidText":
			"هذا الرابط غير صالح أو سبق استخدامه أو مضى عليه أكثر من ١٤ يومًا. تجد في صفحة الطفل ما ينتظر إجابتك.",
	},
);
