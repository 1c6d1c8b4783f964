import { messages } from "../../core/language/messages.ts";

export const consentMessages = messages(
	{
		"consent.title": "Consents",
		"consent.lead":
			"How we may use your details. Nothing happens before you say yes, and you can change each answer at any time.",
		"consent.minor":
			"We publish nothing about you until you are 18, and keep no medical note. If you are an adult, save your date of birth first.",
		"consent.byGuardian":
			"Until the age of 18 your guardian says yes to what is published and to a medical note. Your no always counts.",
		"consent.asWali": "I am the legal guardian (wali) of {name}",
		"consent.waliOf": "I am the legal guardian (wali) of {name}: {title}",
		"consent.childLead":
			"You answer as {name}’s guardian. We do this only if a guardian agrees and none objects. You can change each answer at any time.",
		"consent.lift": "No objection",
		"consent.liftTo": "No objection: {title}",
		"consent.othersNo": "This does not apply yet: another guardian has said no.",
		"consent.othersYes": "It holds: a guardian said yes.",
		"consent.loading": "Loading consents",
		"consent.yes": "Yes",
		"consent.no": "No",
		"consent.yesTo": "Yes: {title}",
		"consent.noTo": "No: {title}",
		"consent.none": "Not answered yet",
		"consent.given": "Yes, since {date}",
		"consent.refused": "No, since {date}",
		"consent.withdrawn": "Taken back on {date}",
		"consent.ended": "Ended on {date}",
		"consent.over": "Ended on {date}; it was given until then",
		"consent.until": "Until {date}",
		"consent.old":
			"The text has changed since you answered. Your answer counts for the old text only.",
		"consent.endsOn": "Keep it until",
		"consent.saved": "We’ve saved your answer",
		"consent.savedText": "We’ve emailed you a receipt.",
		"consent.failed": "We couldn’t save your answer",
		"consent.stands": "Yes",
		"consent.standsNot": "No",
		"consent.notAsked": "Not answered",
		"consent.ofAccount": "What the person behind this account agreed to",
		"consent.accountHint": "The public pages show no more than this.",
		"consent.minorOfAccount":
			"Under 18, or no date of birth on record: only what a guardian agreed to is published.",
	},
	{
		"consent.title": "الموافقات",
		"consent.lead":
			"ما يجوز للاتحاد فعله بما يعرفه عنك. لا يُفعل شيء منه قبل أن تجيب بنعم، ويمكنك تغيير أي إجابة في أي وقت.",
		"consent.minor":
			"قبل سن ١٨ عامًا لا يُنشر عنك شيء ولا تُحفظ عنك ملاحظة طبية. إذا كنت بالغًا فاحفظ تاريخ ميلادك أولًا.",
		"consent.byGuardian":
			"قبل سن ١٨ عامًا يوافق ولي أمرك على ما يُنشر وعلى الملاحظة الطبية، ورفضك معتبر دائمًا.",
		"consent.asWali": "أنا الولي الشرعي على {name}",
		"consent.waliOf": "أنا الولي الشرعي على {name}: {title}",
		"consent.childLead":
			"تجيب بصفتك ولي أمر {name}. لا نعمل بأي منها إلا بموافقة ولي أمر وعدم اعتراض آخر، ويمكنك تغيير أي إجابة في أي وقت.",
		"consent.lift": "لا مانع",
		"consent.liftTo": "لا مانع: {title}",
		"consent.othersNo": "لا تسري الموافقة لأن شخصًا آخر ممن يُسألون أجاب بلا.",
		"consent.othersYes": "تسري الموافقة لأن ولي أمر أجاب بنعم.",
		"consent.loading": "جارٍ تحميل الموافقات",
		"consent.yes": "نعم",
		"consent.no": "لا",
		"consent.yesTo": "نعم: {title}",
		"consent.noTo": "لا: {title}",
		"consent.none": "لم تُجب بعد",
		"consent.given": "نعم، منذ {date}",
		"consent.refused": "لا، منذ {date}",
		"consent.withdrawn": "سُحبت في {date}",
		"consent.ended": "انتهت في {date}",
		"consent.over": "انتهت في {date}، وكانت سارية حتى ذلك اليوم",
		"consent.until": "حتى {date}",
		"consent.old": "تغيّر النص بعد إجابتك، وإجابتك تخص النص السابق وحده.",
		"consent.endsOn": "تُحفظ حتى",
		"consent.saved": "حُفظت إجابتك",
		"consent.savedText": "أرسلنا إليك إيصالًا بالبريد الإلكتروني.",
		"consent.failed": "لم تُحفظ إجابتك",
		"consent.stands": "نعم",
		"consent.standsNot": "لا",
		"consent.notAsked": "بلا إجابة",
		"consent.ofAccount": "ما وافق عليه صاحب هذا الحساب",
		"consent.accountHint": "لا تعرض الصفحات العامة أكثر من ذلك.",
		"consent.minorOfAccount":
			"دون ١٨ عامًا أو بلا تاريخ ميلاد مسجّل: لا يُنشر عنه إلا ما وافق عليه ولي أمره.",
	},
);
