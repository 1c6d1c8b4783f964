import { definePages } from "../../core/definePages.ts";

export default definePages({
	reports: {
		component: "app/reports/ReportsPage.tsx",
		head: {
			en: { title: "Reports", description: "Members, belts, attendance and events in figures." },
			ar: { title: "التقارير", description: "الأعضاء والأحزمة والحضور والفعاليات بالأرقام." },
		},
	},
});
