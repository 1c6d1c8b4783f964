import { defineAdmin, figureOf, totalOf } from "../../base/staff/defineAdmin.ts";
import { paths } from "../../core/address/paths.ts";

export default defineAdmin({
	tabs: [
		{
			id: "coaches",
			label: { en: "Coaches", ar: "المدربون" },
			group: "people",
			superAdmin: 60,
			useCount: totalOf("coaches"),
			part: () => import("./lists/ManageCoaches.tsx"),
		},
		{
			id: "members",
			label: { en: "Members", ar: "الأعضاء" },
			group: "people",
			superAdmin: 70,
			useCount: totalOf("members"),
			part: () => import("./lists/ManageMembers.tsx"),
		},
		{
			id: "admins",
			label: { en: "Admins", ar: "الإداريون" },
			group: "people",
			superAdmin: 80,
			useCount: totalOf("admins"),
			part: () => import("./lists/ManageAdmins.tsx"),
		},
	],
	figures: [
		{
			label: { en: "Active Coaches", ar: "المدربون المعتمدون" },
			superAdmin: 20,
			useFigure: figureOf("coaches"),
			to: "?tab=coaches",
		},
		{
			label: { en: "Total Members", ar: "إجمالي الأعضاء" },
			admin: 10,
			useFigure: figureOf("members"),
			to: paths.people,
		},
		{
			label: { en: "Total Members", ar: "إجمالي الأعضاء" },
			superAdmin: 30,
			useFigure: figureOf("members"),
			to: "?tab=members",
		},
	],
	links: [
		{
			label: { en: "People", ar: "الأشخاص" },
			group: "people",
			admin: 10,
			superAdmin: 10,
			to: paths.people,
		},
	],
});
