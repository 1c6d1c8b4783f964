import { messages } from "../../../core/language/messages.ts";

export const membershipsMailMessages = messages(
	{
		"mail.membership": "Membership fee",
		"mail.membershipHint":
			"Receipts, and reminders before and after it is due. We always email you if a payment is voided.",
	},
	{
		"mail.membership": "رسوم العضوية",
		"mail.membershipHint":
			"الإيصالات والتذكيرات قبل موعد الاستحقاق وبعده. أما إشعار إلغاء دفعة فيصلك دائمًا.",
	},
);
