import { messages } from "../../core/language/messages.ts";

export const feesMailMessages = messages(
	{
		"mail.fee": "Other fees",
		"mail.feeHint":
			"Receipts, refunds and waived fees. We always email you if a payment is voided or overdue.",
	},
	{
		"mail.fee": "رسوم أخرى",
		"mail.feeHint":
			"الإيصالات والمبالغ المعادة والإعفاءات. أما إلغاء دفعة أو تأخر رسوم فيصل دائمًا.",
	},
);
