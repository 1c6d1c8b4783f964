import type { FeeStatus } from "#shared/core/people.ts";
import type { PaymentMethod } from "#shared/people/memberships/memberships.rules.ts";
import { messages } from "../../core/language/messages.ts";

type Needed = `fee.status.${FeeStatus}` | `fee.method.${PaymentMethod}`;

/** Texts for both staff and members. */
export const feeMessages = messages(
	{
		"fee.status.paid": "Paid",
		"fee.status.pending": "Not paid yet",
		"fee.status.overdue": "Overdue",
		"fee.status.exempt": "Exempt",
		"fee.method.cash": "Cash",
		"fee.method.knet": "KNET",
		"fee.method.transfer": "Bank transfer",
		"fee.method.online": "Online",
		"fee.method.other": "Other",
		"fee.receipt": "Receipt",
		"fee.receiptOf": "Receipt {number}",
		"fee.voided": "Voided",
		"fee.atBank.waiting": "Waits at the bank",
		"fee.atBank.refused": "Not paid out by the bank",
		"fee.paidBy": "Paid by {payer}",
		"own.title": "Membership",
		"own.paid": "Your membership runs until {day}.",
		"own.pending": "Your membership fee has not been paid yet.",
		"own.overdue": "Your membership ended on {day}.",
		"own.exempt": "No fee is asked of you.",
		"own.payments": "Payments",
	} satisfies Record<Needed, string> & Record<string, string>,
	{
		"fee.status.paid": "مدفوعة",
		"fee.status.pending": "لم تُدفع بعد",
		"fee.status.overdue": "متأخرة",
		"fee.status.exempt": "معفى",
		"fee.method.cash": "نقدًا",
		"fee.method.knet": "كي نت",
		"fee.method.transfer": "تحويل بنكي",
		"fee.method.online": "دفع إلكتروني",
		"fee.method.other": "طريقة أخرى",
		"fee.receipt": "الإيصال",
		"fee.receiptOf": "الإيصال رقم {number}",
		"fee.voided": "ملغاة",
		"fee.atBank.waiting": "بانتظار البنك",
		"fee.atBank.refused": "لم يصرفه البنك",
		"fee.paidBy": "الدافع: {payer}",
		"own.title": "العضوية",
		"own.paid": "عضويتك سارية حتى {day}.",
		"own.pending": "لم تُدفع رسوم عضويتك بعد.",
		"own.overdue": "انتهت عضويتك في {day}.",
		"own.exempt": "أنت معفى من الرسوم.",
		"own.payments": "المدفوعات",
	},
);
