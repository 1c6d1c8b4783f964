import { currentYear } from "#shared/core/time/kuwait.ts";
import { defineRendered, prefilled } from "../../core/defineRendered.ts";
import { annualPlanQuery } from "./annual-plan.queries.ts";

export default defineRendered({
	schedule: ({ data }) => prefilled(annualPlanQuery(currentYear(data.now)), data.annualPlan),
});
