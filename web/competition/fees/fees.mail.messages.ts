import { messages } from "../../core/language/messages.ts";

export const feesMailMessages = messages(
	{
		"mail.fee": "Other fees",
		"mail.feeHint":
			"Receipts, refunds and waived fees. That a payment was voided or is overdue always comes.",
	},
	{
		"mail.fee": "رسوم أخرى",
		"mail.feeHint":
			"الإيصالات والمبالغ المعادة والإعفاءات. أما إلغاء دفعة أو تأخر رسوم فيصل دائمًا.",
	},
);
