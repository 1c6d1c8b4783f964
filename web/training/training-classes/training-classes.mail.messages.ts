import { messages } from "../../core/language/messages.ts";

export const trainingClassesMailMessages = messages(
	{
		"mail.class": "Training classes",
		"mail.classHint":
			"That you are enrolled, wait for a place, or that a class goes on. Changes, pauses, cancellations, being taken out and places that became yours always come.",
	},
	{
		"mail.class": "حصص التدريب",
		"mail.classHint":
			"تأكيد تسجيلك في حصة أو إضافتك إلى قائمة انتظارها، واستئناف الحصص. أما إشعارات تغيّر الموعد أو المكان والإيقاف والإلغاء وإزالة اسمك من حصة وتوفّر مكان لك فتصلك دائمًا.",
	},
);
