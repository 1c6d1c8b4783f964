import { queryOptions } from "@tanstack/react-query";
import { annualPlanRoutes } from "#shared/content/annual-plan/annual-plan.routes.ts";
import type {
	AnnualPlanEntry,
	AnnualPlanId,
} from "#shared/content/annual-plan/annual-plan.schema.ts";
import { defineKind } from "../../base/records/kind/defineKind.ts";
import { client } from "../../core/calls/client.ts";

export const annualPlan = client(annualPlanRoutes);

/** A month as it is stored now. The API answers months by their year. */
async function readMonth(
	{ params: { id } }: { params: { id: AnnualPlanId } },
	before?: AnnualPlanEntry,
): Promise<AnnualPlanEntry> {
	const months = await annualPlan.list({ query: { year: before && String(before.year) } });
	return months.find((month) => month.id === id) ?? (before as AnnualPlanEntry);
}

export const monthKind = defineKind(
	"annualPlan",
	{ ...annualPlan, get: readMonth },
	{ key: "annual-plan", draft: "plan" },
);

export const annualPlanQuery = (year: number) =>
	queryOptions({
		queryKey: [...monthKind.changed.queryKey, year],
		// An entry that does not name its year is of the year that was asked for.
		queryFn: async () =>
			(await annualPlan.list({ query: { year: String(year) } })).map((entry) => ({
				...entry,
				year: entry.year ?? year,
			})),
	});
