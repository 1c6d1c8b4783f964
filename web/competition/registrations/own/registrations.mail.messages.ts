import { messages } from "../../../core/language/messages.ts";

export const registrationsMailMessages = messages(
	{
		"mail.registration": "Registrations",
		"mail.registrationHint":
			"When we’ve received your registration or put you on a waiting list. We always email decisions, offers and cancellations.",
	},
	{
		"mail.registration": "التسجيلات",
		"mail.registrationHint":
			"تأكيد استلام تسجيلك أو إضافتك إلى قائمة الانتظار. أما القرارات وعروض الأماكن والإلغاءات فتصلك دائمًا.",
	},
);
