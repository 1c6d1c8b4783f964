import type { AnnualPlanEntry } from "#shared/content/annual-plan/annual-plan.schema.ts";

/** Anchor of a month on the page of the whole year. */
export const monthId = ({ month }: AnnualPlanEntry) => `month-${month}`;
