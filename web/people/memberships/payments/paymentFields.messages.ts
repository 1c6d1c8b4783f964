import { messages } from "../../../core/language/messages.ts";

/** Texts of the fields that all dialogs for payments share. */
export const paymentFieldsMessages = messages(
	{
		"payment.amount": "Amount in dinars",
		"payment.method": "Method of payment",
		"payment.date": "Date of payment",
		"payment.payer": "Paid by",
		"payment.payerHint":
			"Only if it is not the person: a parent, a dojo, a company. The receipt is made out to this name.",
		"payment.notes": "Notes",
		"payment.notesHint": "Only the staff see them.",
		"payment.moveToOpenDay": "Record it on {day}, the first open day",
		"payment.feeUnset": "The settings name no membership fee.",
		"payment.setFee": "Set the fee",
		"payment.askForFee": "Ask a super-admin to set it.",
	},
	{
		"payment.amount": "المبلغ بالدينار",
		"payment.method": "طريقة الدفع",
		"payment.date": "تاريخ الدفع",
		"payment.payer": "الدافع",
		"payment.payerHint":
			"فقط إن لم يكن الشخص نفسه، كأحد الوالدين أو دوجو أو شركة. يصدر الإيصال بهذا الاسم.",
		"payment.notes": "ملاحظات",
		"payment.notesHint": "لا يراها إلا الموظفون.",
		"payment.moveToOpenDay": "التسجيل في {day}، وهو أول يوم مفتوح",
		"payment.feeUnset": "لم تُحدَّد رسوم العضوية في الإعدادات.",
		"payment.setFee": "تحديد الرسوم",
		"payment.askForFee": "اطلب من المشرف العام تحديدها.",
	},
);
