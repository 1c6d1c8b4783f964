import { defineAudited } from "../../core/defineAudited.ts";
import { messages } from "../../core/language/messages.ts";

export default defineAudited({
	user: {
		en: "Account",
		ar: "حساب",
		sentences: messages(
			{
				fee_reminded: "Reminded {who} of the membership fee",
				exempted:
					"Exempted {who} from the membership fee{until, select, none {} other { until {until}}}{reason, select, none {} other {: {reason}}}",
				exemption_ended: "Ended the exemption of {who} from the membership fee",
			},
			{
				fee_reminded: "تذكير {who} برسوم العضوية",
				exempted:
					"إعفاء {who} من رسوم العضوية{until, select, none {} other { حتى {until}}}{reason, select, none {} other {: {reason}}}",
				exemption_ended: "إنهاء إعفاء {who} من رسوم العضوية",
			},
		),
	},
});
