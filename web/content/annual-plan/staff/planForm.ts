import type { AnnualPlanEntry } from "#shared/content/annual-plan/annual-plan.schema.ts";
import { currentYear, kuwaitDate } from "#shared/core/time/kuwait.ts";

/** The current month in the current year, January in other years. */
export const firstMonth = (year: number) =>
	year === currentYear() ? Number(kuwaitDate(Date.now()).slice(5, 7)) : 1;

/** Initial values of a month's form; activities and goals have one per line. */
export const valuesOf = (entry: AnnualPlanEntry | null, year: number) => ({
	year: String(entry?.year ?? year),
	month: String(entry?.month ?? firstMonth(year)),
	titleEn: entry?.titleEn ?? "",
	titleAr: entry?.titleAr ?? "",
	descriptionEn: entry?.descriptionEn ?? "",
	descriptionAr: entry?.descriptionAr ?? "",
	activities: entry?.activities.join("\n") ?? "",
	goals: entry?.goals.join("\n") ?? "",
	version: entry?.version,
});
export type PlanValues = ReturnType<typeof valuesOf>;
