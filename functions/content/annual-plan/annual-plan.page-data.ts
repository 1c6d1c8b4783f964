import { currentYear } from "#shared/core/time/kuwait.ts";
import { definePageData } from "../../base/pages/definePageData.ts";
import { followItem } from "../../base/pages/followItem.ts";
import { listMonths } from "./annual-plan.service.ts";

export const annualPlanPageData = definePageData({
	annualPlan: {
		empty: { annualPlan: [] },
		inSitemap: false,
		byConsent: false,
		read: async ({ now }) => ({ data: { annualPlan: await listMonths(currentYear(now)) } }),
		affectedBy: { annualPlan: followItem("annualPlan") },
	},
});
