import type { MailKind } from "#shared/platform/notifications/notifications.schema.ts";
import { messages } from "../../core/language/messages.ts";

type Needed = `mail.${MailKind}` | `mail.${MailKind}Hint`;

export const mailMessages = messages(
	{
		"mail.title": "What I get by mail",
		"mail.lead": "All your news is under the bell. Choose what we also email you.",
		"mail.loading": "Loading...",
		"mail.registration": "Registrations",
		"mail.registrationHint":
			"That yours was received, or is on a waiting list. Decisions, offered places and cancellations always come.",
		"mail.promotion": "Belt promotions",
		"mail.promotionHint": "What becomes of requests for a next belt.",
		"mail.judging": "Judging",
		"mail.judgingHint":
			"Requests and applications. That you are confirmed or no longer needed always comes.",
		"mail.membership": "Membership fee",
		"mail.membershipHint":
			"Receipts, and reminders before and after it is due. That a payment was voided always comes.",
		"mail.fee": "Other fees",
		"mail.feeHint":
			"Receipts, refunds and waived fees. That a payment was voided or is overdue always comes.",
		"mail.student": "Coach and students",
		"mail.studentHint": "Coach requests, and news when a person gets another coach or student.",
		"mail.document": "Documents",
		"mail.documentHint": "Reminders before a document ends.",
		"mail.class": "Training classes",
		"mail.classHint":
			"That you are enrolled, wait for a place, or that a class goes on. Changes, pauses, cancellations, being taken out and places that became yours always come.",
		"mail.broadcast": "Messages of the federation",
		"mail.broadcastHint": "What staff write to many people.",
		"mail.always":
			"Always mailed: links for your password and your address, warnings about your sign-in, what becomes of your application, and answers to your messages.",
		"mail.on": "You get this by mail",
		"mail.off": "You no longer get this by mail",
	} satisfies Record<Needed, string> & Record<string, string>,
	{
		"mail.title": "ما يصلني بالبريد",
		"mail.lead": "تجد كل ما يخصك في الإشعارات. اختر ما نرسله إليك بالبريد أيضًا.",
		"mail.loading": "جارٍ التحميل...",
		"mail.registration": "التسجيلات",
		"mail.registrationHint":
			"تأكيد استلام تسجيلك أو إضافتك إلى قائمة الانتظار. أما القرارات وعروض الأماكن والإلغاءات فتصلك دائمًا.",
		"mail.promotion": "ترقيات الأحزمة",
		"mail.promotionHint": "ما يستجد في طلبات الحزام التالي.",
		"mail.judging": "التحكيم",
		"mail.judgingHint": "الدعوات والطلبات. أما إشعار تأكيدك حكمًا أو إعفائك فيصلك دائمًا.",
		"mail.membership": "رسوم العضوية",
		"mail.membershipHint":
			"الإيصالات والتذكيرات قبل موعد الاستحقاق وبعده. أما إشعار إلغاء دفعة فيصلك دائمًا.",
		"mail.fee": "رسوم أخرى",
		"mail.feeHint":
			"الإيصالات والمبالغ المعادة والإعفاءات. أما إلغاء دفعة أو تأخر رسوم فيصل دائمًا.",
		"mail.student": "المدرب والطلاب",
		"mail.studentHint": "طلبات المدربين، وتغيّر المدرب أو الطالب.",
		"mail.document": "المستندات",
		"mail.documentHint": "تذكيرات قبل انتهاء صلاحية المستندات.",
		"mail.class": "حصص التدريب",
		"mail.classHint":
			"تأكيد تسجيلك في حصة أو إضافتك إلى قائمة انتظارها، واستئناف الحصص. أما إشعارات تغيّر الموعد أو المكان والإيقاف والإلغاء وإزالة اسمك من حصة وتوفّر مكان لك فتصلك دائمًا.",
		"mail.broadcast": "رسائل الاتحاد",
		"mail.broadcastHint": "ما يكتبه الاتحاد إلى عدد كبير من الأشخاص.",
		"mail.always":
			"تُرسل دائمًا: روابط كلمة المرور والبريد الإلكتروني، وتنبيهات تسجيل الدخول، وما يستجد في طلبك، والردود على رسائلك.",
		"mail.on": "سيصلك هذا بالبريد",
		"mail.off": "لن يصلك هذا بالبريد بعد الآن",
	},
);
