import { currentYear } from "#shared/core/time/kuwait.ts";
import { defineShown } from "../../platform/pages/defineShown.ts";
import * as annualPlan from "./annual-plan.service.ts";

export const annualPlanShown = defineShown({
	annualPlan: {
		empty: { annualPlan: [] },
		inSitemap: false,
		byConsent: false,
		read: async ({ now }) => ({ data: { annualPlan: await annualPlan.list(currentYear(now)) } }),
	},
});
