import { queryOptions } from "@tanstack/react-query";
import { annualPlanRoutes } from "#shared/annual-plan/annual-plan.routes.ts";
import { client } from "../core/client.ts";

const plan = client(annualPlanRoutes);

export const annualPlanQuery = (year: number) =>
	queryOptions({ queryKey: ["annual-plan", year], queryFn: () => plan.list({ query: { year: String(year) } }) });
