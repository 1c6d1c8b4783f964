import { queryOptions } from "@tanstack/react-query";
import { annualPlanRoutes } from "#shared/content/annual-plan/annual-plan.routes.ts";
import { client } from "../../core/calls/client.ts";

export const annualPlan = client(annualPlanRoutes);

/** Prefix of the plan queries of all years. */
export const annualPlanKey = { queryKey: ["annual-plan"] };

export const annualPlanQuery = (year: number) =>
	queryOptions({
		queryKey: [...annualPlanKey.queryKey, year],
		// An entry that does not name its year is of the year that was asked for.
		queryFn: async () =>
			(await annualPlan.list({ query: { year: String(year) } })).map((entry) => ({
				...entry,
				year: entry.year ?? year,
			})),
	});
