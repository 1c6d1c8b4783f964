import { defineAdmin, figureOf, totalOf } from "../../base/staff/defineAdmin.ts";

export default defineAdmin({
	tabs: [
		{
			id: "promotions",
			label: { en: "Promotions", ar: "الترقيات" },
			group: "activities",
			admin: 20,
			superAdmin: 50,
			useCount: totalOf("pendingPromotions"),
			part: () => import("./ManagePromotions.tsx"),
		},
	],
	waiting: [
		{
			id: "promotions",
			admin: 20,
			superAdmin: 20,
			useCount: totalOf("pendingPromotions"),
			part: () => import("./WaitingPromotions.tsx"),
		},
	],
	figures: [
		{
			label: { en: "Pending Promotions", ar: "ترقيات بانتظار القرار" },
			admin: 30,
			useFigure: figureOf("pendingPromotions"),
			to: "?tab=promotions",
		},
	],
});
