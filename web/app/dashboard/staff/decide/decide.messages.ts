import { messages } from "../../../../core/language/messages.ts";

export const decideMessages = messages(
	{
		"decide.title": "To decide",
		"decide.lead": "Everything that waits for the federation, oldest first.",
		"decide.nothing": "Nothing waits for a decision.",
		"decide.nothingText": "New registrations, promotions and applications appear here.",
	},
	{
		"decide.title": "بانتظار القرار",
		"decide.lead": "كل ما ينتظر قرار الاتحاد، والأقدم أولًا.",
		"decide.nothing": "لا شيء بانتظار القرار.",
		"decide.nothingText": "تظهر هنا التسجيلات والترقيات والطلبات الجديدة.",
	},
);
