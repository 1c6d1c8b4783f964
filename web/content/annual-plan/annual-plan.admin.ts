import { useQuery } from "@tanstack/react-query";
import { currentYear } from "#shared/core/time/kuwait.ts";
import { defineAdmin } from "../../base/staff/defineAdmin.ts";
import { annualPlanQuery } from "./annual-plan.queries.ts";

export default defineAdmin({
	tabs: [
		{
			id: "plans",
			label: { en: "Plans", ar: "الخطط" },
			group: "activities",
			superAdmin: 20,
			useCount: () => useQuery(annualPlanQuery(currentYear())).data?.length,
			part: () => import("./staff/ManagePlans.tsx"),
		},
	],
});
