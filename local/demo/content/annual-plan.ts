import type { AnnualPlanRecord } from "#functions/content/annual-plan/annual-plan.entity.ts";
import { currentYear } from "#shared/core/time/kuwait.ts";
import { madeAt } from "../calendar.ts";
import { listOf, readTable, text } from "../readTable.ts";

/** January to December. Activities and goals are bilingual lines. */
const months = readTable("content/annual-plan", {
	titleEn: text,
	titleAr: text,
	descriptionEn: text,
	descriptionAr: text,
	activities: listOf(text),
	goals: listOf(text),
});

/** Plan of this year's twelve months, created last December. */
export const annualPlan = (now: number): AnnualPlanRecord[] =>
	months.map((month, before) => ({
		...month,
		id: before + 1,
		year: currentYear(now),
		month: before + 1,
		...madeAt(`${currentYear(now) - 1}-12-15`, 11, before),
	}));
