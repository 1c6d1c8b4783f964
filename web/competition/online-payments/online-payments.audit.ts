import { defineAudited } from "../../core/defineAudited.ts";
import { messages } from "../../core/language/messages.ts";

export default defineAudited({
	onlinePayment: {
		en: "Online payment",
		ar: "دفعة إلكترونية",
		admins: true,
		sentences: messages(
			{
				started:
					"{who} began to pay {amount} online ({method}){what, select, none {} other { for {what}}}",
				paid: "{who} paid {amount} online{receipt, select, none {} other { (receipt {receipt})}}",
				failed: "The online payment of {who} failed",
				cancelled: "The online payment of {who} was cancelled",
				expired: "The online payment of {who} expired",
				differs:
					"The online payment of {who} differs{taken, select, none {} other {: {taken} received}}",
				resolved:
					"Resolved the mismatch of the online payment of {who}{reason, select, none {} other {: {reason}}}",
				recorded:
					"Recorded {amount} of the online payment of {who}{receipt, select, none {} other { (receipt {receipt})}}{reason, select, none {} other {: {reason}}}",
				refund_ordered:
					"Ordered a refund of {amount} to {who} at the bank{reason, select, none {} other {: {reason}}}",
				refund_waits: "The refund of {amount} to {who} waits at the bank",
				refunded: "The bank refunded {amount} to {who}",
				refund_refused: "The bank refused to refund {amount} to {who}",
				refund_differs: "It is not clear yet whether the bank refunded {amount} to {who}",
				refund_resolved:
					"{finding, select, refunded {Found the refund to {who} paid out} other {Found the refund to {who} not paid out}}{reason, select, none {} other {: {reason}}}",
			},
			{
				started:
					"بدء دفع {amount} إلكترونيًا من {who} ({method}){what, select, none {} other { عن {what}}}",
				paid: "دفع {amount} إلكترونيًا من {who}{receipt, select, none {} other { (الإيصال {receipt})}}",
				failed: "فشل الدفع الإلكتروني من {who}",
				cancelled: "إلغاء الدفع الإلكتروني من {who}",
				expired: "انتهاء مهلة الدفع الإلكتروني من {who}",
				differs:
					"اختلاف الدفعة الإلكترونية من {who}{taken, select, none {} other {: المستلم {taken}}}",
				resolved:
					"تسوية اختلاف الدفعة الإلكترونية من {who}{reason, select, none {} other {: {reason}}}",
				recorded:
					"تسجيل {amount} من الدفعة الإلكترونية من {who}{receipt, select, none {} other { (الإيصال {receipt})}}{reason, select, none {} other {: {reason}}}",
				refund_ordered:
					"طلب إعادة {amount} إلى {who} من البنك{reason, select, none {} other {: {reason}}}",
				refund_waits: "إعادة {amount} إلى {who} بانتظار البنك",
				refunded: "أعاد البنك {amount} إلى {who}",
				refund_refused: "رفض البنك إعادة {amount} إلى {who}",
				refund_differs: "لم يتضح بعد هل أعاد البنك {amount} إلى {who}",
				refund_resolved:
					"{finding, select, refunded {تبيّن أن المبلغ أُعيد إلى {who}} other {تبيّن أن المبلغ لم يُعَد إلى {who}}}{reason, select, none {} other {: {reason}}}",
			},
		),
	},
	bankSettlement: {
		en: "Bank settlement",
		ar: "تسوية البنك",
		admins: true,
		sentences: messages(
			{
				entered:
					"Entered the bank’s sum of {day}: {counted}, expected {expected}{reason, select, none {} other {. {reason}}}",
				removed: "Removed the bank’s sum of {day} ({counted}, expected {expected})",
			},
			{
				entered:
					"إدخال مجموع البنك ليوم {day}: {counted}، والمفترض {expected}{reason, select, none {} other {. {reason}}}",
				removed: "حذف مجموع البنك ليوم {day} ({counted}، والمفترض {expected})",
			},
		),
	},
});
