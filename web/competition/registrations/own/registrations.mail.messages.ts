import { messages } from "../../../core/language/messages.ts";

export const registrationsMailMessages = messages(
	{
		"mail.registration": "Registrations",
		"mail.registrationHint":
			"That yours was received, or is on a waiting list. Decisions, offered places and cancellations always come.",
	},
	{
		"mail.registration": "التسجيلات",
		"mail.registrationHint":
			"تأكيد استلام تسجيلك أو إضافتك إلى قائمة الانتظار. أما القرارات وعروض الأماكن والإلغاءات فتصلك دائمًا.",
	},
);
