import { defineAudited } from "../../core/defineAudited.ts";
import { messages } from "../../core/language/messages.ts";

export default defineAudited({
	charge: {
		en: "Charge",
		ar: "رسوم",
		sentences: messages(
			{
				waived: "Waived {amount} for {who}, {what}{reason, select, none {} other {: {reason}}}",
				refunded:
					"Refunded {amount} to {who}, {what}{receipt, select, none {} other { (receipt {receipt})}}{reason, select, none {} other {: {reason}}}",
				paid_from_credit: "Paid {amount} from the credit of {who}, {what}",
			},
			{
				waived: "إعفاء {who} من {amount}، {what}{reason, select, none {} other {: {reason}}}",
				refunded:
					"إعادة {amount} إلى {who}، {what}{receipt, select, none {} other { (الإيصال {receipt})}}{reason, select, none {} other {: {reason}}}",
				paid_from_credit: "دفع {amount} من رصيد {who}، {what}",
			},
		),
	},
	cashClosing: {
		en: "Cash closing",
		ar: "إقفال الصندوق",
		sentences: messages(
			{
				closed:
					"Closed the cash of {day}: counted {counted}, expected {expected}{reason, select, none {} other {. {reason}}}",
				reopened:
					"Reopened the cash of {day} (counted {counted}, expected {expected}){reason, select, none {} other {: {reason}}}",
			},
			{
				closed:
					"إقفال صندوق {day}: الموجود {counted}، والمفترض {expected}{reason, select, none {} other {. {reason}}}",
				reopened:
					"إعادة فتح صندوق {day} (الموجود {counted}، والمفترض {expected}){reason, select, none {} other {: {reason}}}",
			},
		),
	},
});
