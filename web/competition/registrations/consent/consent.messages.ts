import { messages } from "../../../core/language/messages.ts";

export const consentMessages = messages(
	{
		"consent.record": "Record consent on paper",
		"consent.recordFor": "Record consent on paper for {name}",
		"consent.title": "Consent on paper for {name}",
		"consent.intro":
			"Record it only if you hold the signed paper. Your name and the time are kept in the history.",
		"consent.name": "Name of the guardian who signed",
		"consent.day": "Day of the signature",
		"consent.saved": "Consent recorded",
		"consent.paper": "Consent on paper: {name}, {day}",
		"consent.online": "A guardian agreed on {day}",
		"consent.withdraw": "Withdraw consent",
		"consent.withdrawFor": "Withdraw the consent for {name}",
		"consent.withdrawTitle": "Withdraw the consent for {name}?",
		"consent.withdrawText":
			"The place is kept, but the registration cannot be approved until a guardian agrees again. An approval is taken back.",
		"consent.withdrawn": "Consent withdrawn",
		"consent.keep": "Keep it",
	},
	{
		"consent.record": "تسجيل موافقة على ورقة",
		"consent.recordFor": "تسجيل موافقة على ورقة لمشاركة {name}",
		"consent.title": "موافقة على ورقة لمشاركة {name}",
		"consent.intro": "سجّلها فقط إذا كانت الورقة الموقّعة لديك. يُحفظ اسمك ووقت التسجيل في السجل.",
		"consent.name": "اسم ولي الأمر الموقّع",
		"consent.day": "تاريخ التوقيع",
		"consent.saved": "سُجّلت الموافقة",
		"consent.paper": "موافقة على ورقة: {name}، {day}",
		"consent.online": "وافق ولي الأمر في {day}",
		"consent.withdraw": "سحب الموافقة",
		"consent.withdrawFor": "سحب الموافقة على مشاركة {name}",
		"consent.withdrawTitle": "هل تُسحب الموافقة على مشاركة {name}؟",
		"consent.withdrawText":
			"يبقى المكان محجوزًا، لكن لا يُعتمد التسجيل قبل موافقة جديدة من ولي الأمر، ويُسحب الاعتماد السابق.",
		"consent.withdrawn": "سُحبت الموافقة",
		"consent.keep": "إبقاء الموافقة",
	},
);
