import { defineAdmin, figureOf, totalOf } from "../../base/staff/defineAdmin.ts";

export default defineAdmin({
	tabs: [
		{
			id: "applications",
			label: { en: "Coaches", ar: "المدربون" },
			group: "people",
			admin: 10,
			useCount: totalOf("pendingCoaches"),
			part: () => import("./ApplicationsTab.tsx"),
		},
		{
			id: "applications",
			label: { en: "Coach Apps", ar: "طلبات المدربين" },
			group: "people",
			superAdmin: 40,
			useCount: totalOf("pendingCoaches"),
			part: () => import("./DetailedApplicationsTab.tsx"),
		},
	],
	waiting: [
		{
			id: "applications",
			admin: 30,
			superAdmin: 30,
			useCount: totalOf("pendingCoaches"),
			part: () => import("./WaitingApplications.tsx"),
		},
	],
	figures: [
		{
			label: { en: "Pending Coaches", ar: "مدربون بانتظار القرار" },
			admin: 20,
			useFigure: figureOf("pendingCoaches"),
			to: "?tab=applications",
		},
		{
			label: { en: "Pending Applications", ar: "طلبات بانتظار القرار" },
			superAdmin: 10,
			useFigure: figureOf("pendingCoaches"),
			to: "?tab=applications",
		},
	],
});
