import type { AnnualPlanRecord } from "#functions/content/annual-plan/annual-plan.entity.ts";
import { currentYear } from "#shared/core/time/kuwait.ts";
import { madeAt } from "../calendar.ts";
import { months } from "./annual-plan.months.ts";

/** Plan of this year's twelve months, created last December. */
export const annualPlan = (now: number): AnnualPlanRecord[] =>
	months.map((month, before) => ({
		...month,
		activities: [...month.activities],
		goals: [...month.goals],
		id: before + 1,
		year: currentYear(now),
		month: before + 1,
		...madeAt(`${currentYear(now) - 1}-12-15`, 11, before),
	}));
