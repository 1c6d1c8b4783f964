import {
	defineAdmin,
	figureOf,
	totalOf,
	waitingOf,
} from "../../platform/dashboard/staff/defineAdmin.ts";

export default defineAdmin({
	tabs: [
		{
			id: "promotions",
			label: { en: "Promotions", ar: "الترقيات" },
			admin: 20,
			superAdmin: 50,
			useCount: totalOf("pendingPromotions"),
			part: () => import("./PromotionsDesk.tsx"),
		},
	],
	waiting: [
		{
			label: { en: "Promotions", ar: "الترقيات" },
			admin: 20,
			superAdmin: 20,
			useItems: waitingOf("pendingPromotions", "?tab=promotions"),
		},
	],
	figures: [
		{
			label: { en: "Pending Promotions", ar: "ترقيات معلّقة" },
			admin: 30,
			useFigure: figureOf("pendingPromotions"),
			to: "?tab=promotions",
		},
	],
});
