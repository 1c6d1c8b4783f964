import { defineAdmin, figureOf, totalOf } from "../../base/staff/defineAdmin.ts";

export default defineAdmin({
	tabs: [
		{
			id: "events",
			label: { en: "Events", ar: "الفعاليات" },
			group: "activities",
			admin: 40,
			useCount: totalOf("events"),
			part: () => import("./EventsTab.tsx"),
		},
		{
			id: "events",
			label: { en: "Events", ar: "الفعاليات" },
			group: "activities",
			superAdmin: 10,
			useCount: totalOf("events"),
			part: () => import("./SuperEventsTab.tsx"),
		},
	],
	figures: [
		{
			label: { en: "Draft Events", ar: "مسودات الفعاليات" },
			admin: 50,
			useFigure: figureOf("draftEvents"),
			to: "?tab=events",
		},
	],
});
