import { defineAudited } from "../../core/defineAudited.ts";
import { messages } from "../../core/language/messages.ts";

export default defineAudited({
	membershipPayment: {
		en: "Payment",
		ar: "دفعة",
		sentences: messages(
			{
				recorded:
					"Received {amount} from {who}{what, select, none {} other { for {what}}} ({method}, receipt {receipt})",
				voided:
					"Voided receipt {receipt} of {who}{amount, select, none {} other {, {amount}}}{reason, select, none {} other {: {reason}}}",
			},
			{
				recorded:
					"استلام {amount} من {who}{what, select, none {} other { عن {what}}} ({method}، الإيصال {receipt})",
				voided:
					"إلغاء الإيصال {receipt} باسم {who}{amount, select, none {} other {، {amount}}}{reason, select, none {} other {: {reason}}}",
			},
		),
	},
	reminderRun: {
		en: "Reminders to many",
		ar: "تذكيرات جماعية",
		sentences: messages(
			{ reminders_begun: "Began to remind everyone whose fee is: {status}" },
			{ reminders_begun: "بدء تذكير كل من حالة رسومه: {status}" },
		),
	},
});
