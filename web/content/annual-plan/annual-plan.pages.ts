import { definePages } from "../../core/definePages.ts";

export const annualPlanPageDefinitions = definePages({
	schedule: {
		component: "content/annual-plan/SchedulePage.tsx",
		head: {
			en: { title: "Annual plan", description: "What we train and work towards, month by month." },
			ar: { title: "الخطة السنوية", description: "برنامج التدريب وأهدافه شهرًا بشهر." },
		},
	},
});
