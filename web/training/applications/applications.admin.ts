import {
	defineAdmin,
	figureOf,
	totalOf,
	waitingOf,
} from "../../platform/dashboard/staff/defineAdmin.ts";

export default defineAdmin({
	tabs: [
		{
			id: "applications",
			label: { en: "Coaches", ar: "المدربون" },
			admin: 10,
			useCount: totalOf("pendingCoaches"),
			part: () => import("./ApplicationsDesk.tsx"),
		},
		{
			id: "applications",
			label: { en: "Coach Apps", ar: "طلبات المدربين" },
			superAdmin: 40,
			useCount: totalOf("pendingCoaches"),
			part: () => import("./WholeApplicationsDesk.tsx"),
		},
	],
	waiting: [
		{
			label: { en: "Coach applications", ar: "طلبات المدربين" },
			admin: 30,
			superAdmin: 30,
			useItems: waitingOf("pendingCoaches", "?tab=applications"),
		},
	],
	figures: [
		{
			label: { en: "Pending Coaches", ar: "مدربون بانتظار الاعتماد" },
			admin: 20,
			useFigure: figureOf("pendingCoaches"),
			to: "?tab=applications",
		},
		{
			label: { en: "Pending Applications", ar: "طلبات معلّقة" },
			superAdmin: 10,
			useFigure: figureOf("pendingCoaches"),
			to: "?tab=applications",
		},
	],
});
