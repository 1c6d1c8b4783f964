import { messages } from "../../../../core/language/messages.ts";

/** The kinds of decisions have the ids that the domains give them in their `*.admin.ts`. */
export const decideMessages = messages(
	{
		"decide.title": "To decide",
		"decide.lead": "Everything that waits for the federation, oldest first.",
		"decide.nothing": "Nothing is waiting.",
		"decide.nothingText": "New registrations, promotions and applications appear here.",
		"decide.kinds": "Kind of decision",
		"decide.all": "All",
		"decide.kind.registrations": "Entries",
		"decide.kind.promotions": "Promotions",
		"decide.kind.applications": "Coaches",
		"decide.kind.claims": "Guardians",
		"decide.kind.messages": "Messages",
		"decide.kind.online-payments": "Payments",
	},
	{
		"decide.title": "بانتظار القرار",
		"decide.lead": "كل ما ينتظر قرار الاتحاد، والأقدم أولًا.",
		"decide.nothing": "لا شيء بانتظار القرار.",
		"decide.nothingText": "تظهر هنا التسجيلات والترقيات والطلبات الجديدة.",
		"decide.kinds": "نوع القرار",
		"decide.all": "الكل",
		"decide.kind.registrations": "التسجيلات",
		"decide.kind.promotions": "الترقيات",
		"decide.kind.applications": "المدربون",
		"decide.kind.claims": "أولياء الأمور",
		"decide.kind.messages": "الرسائل",
		"decide.kind.online-payments": "المدفوعات",
	},
);
