import { messages } from "../../../../core/language/messages.ts";

export const agreeMessages = messages(
	{
		"agree.agree": "Agree",
		"agree.agreeTo": "Agree to {name}",
		"agree.agreeing": "One moment...",
		"agree.done": "You have agreed",
		"agree.doneText": "The federation reviews the registration now.",
		"agree.failed": "We couldn’t save your answer",
		"agree.title": "Agree to the registration?",
		"agree.refuse": "Don’t agree",
		"agree.refuseText": "If you don’t agree, cancel the registration on your child’s page.",
		"agree.named": "{child} is registered for “{event}”.",
		"agree.family": "See your family",
		"agree.invalid": "Invalid Link",
		"agree.invalidText":
			"This link is not valid, has been used, or is older than 14 days. Your child’s page shows what still needs your answer.",
	},
	{
		"agree.agree": "أوافق",
		"agree.agreeTo": "الموافقة على {name}",
		"agree.agreeing": "لحظة من فضلك...",
		"agree.done": "تمت الموافقة",
		"agree.doneText": "يراجع الاتحاد التسجيل الآن.",
		"agree.failed": "لم تُحفظ موافقتك",
		"agree.title": "هل توافق على التسجيل؟",
		"agree.refuse": "لا أوافق",
		"agree.refuseText": "إن كنت لا توافق فألغِ التسجيل من صفحة الطفل.",
		"agree.named": "سُجّلت مشاركة {child} في «{event}».",
		"agree.family": "عرض عائلتك",
		"agree.invalid": "رابط غير صالح",
		"agree.invalidText":
			"هذا الرابط غير صالح أو سبق استخدامه أو مضى عليه أكثر من ١٤ يومًا. تجد في صفحة الطفل ما ينتظر إجابتك.",
	},
);
