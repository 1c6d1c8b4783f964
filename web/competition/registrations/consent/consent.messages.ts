import { messages } from "../../../core/language/messages.ts";

export const consentMessages = messages(
	{
		"entryConsent.record": "Record consent on paper",
		"entryConsent.recordFor": "Record consent on paper for {name}",
		"entryConsent.title": "Consent on paper for {name}",
		"entryConsent.intro":
			"Record it only if you hold the signed paper. Your name and the time are kept in the history.",
		"entryConsent.name": "Name of the guardian who signed",
		"entryConsent.day": "Day of the signature",
		"entryConsent.saved": "Consent recorded",
		"entryConsent.paper": "Consent on paper: {name}, {day}",
		"entryConsent.online": "A guardian agreed on {day}",
		"entryConsent.withdraw": "Withdraw consent",
		"entryConsent.withdrawFor": "Withdraw the consent for {name}",
		"entryConsent.withdrawTitle": "Withdraw the consent for {name}?",
		"entryConsent.withdrawText":
			"The place is kept, but the registration cannot be approved until a guardian agrees again. An approval is taken back.",
		"entryConsent.withdrawn": "Consent withdrawn",
		"entryConsent.keep": "Keep it",
	},
	{
		"entryConsent.record": "تسجيل موافقة على ورقة",
		"entryConsent.recordFor": "تسجيل موافقة على ورقة لمشاركة {name}",
		"entryConsent.title": "موافقة على ورقة لمشاركة {name}",
		"entryConsent.intro":
			"سجّلها فقط إذا كانت الورقة الموقّعة لديك. يُحفظ اسمك ووقت التسجيل في السجل.",
		"entryConsent.name": "اسم ولي الأمر الموقّع",
		"entryConsent.day": "تاريخ التوقيع",
		"entryConsent.saved": "سُجّلت الموافقة",
		"entryConsent.paper": "موافقة على ورقة: {name}، {day}",
		"entryConsent.online": "وافق ولي الأمر في {day}",
		"entryConsent.withdraw": "سحب الموافقة",
		"entryConsent.withdrawFor": "سحب الموافقة على مشاركة {name}",
		"entryConsent.withdrawTitle": "هل تُسحب الموافقة على مشاركة {name}؟",
		"entryConsent.withdrawText":
			"يبقى المكان محجوزًا، لكن لا يُعتمد التسجيل قبل موافقة جديدة من ولي الأمر، ويُسحب الاعتماد السابق.",
		"entryConsent.withdrawn": "سُحبت الموافقة",
		"entryConsent.keep": "إبقاء الموافقة",
	},
);
