import { queryOptions } from "@tanstack/react-query";
import { dashboardRoutes } from "#shared/dashboard/dashboard.routes.ts";
import { client } from "../core/client.ts";

const dashboard = client(dashboardRoutes);

export const dashboardQuery = queryOptions({ queryKey: ["dashboard"], queryFn: () => dashboard.get() });

/** What staff see counted; asked anew after each write, whatever it was. */
export const totalsQuery = queryOptions({
	queryKey: ["totals"],
	queryFn: async () => (await dashboard.get()).totals ?? null,
	meta: { countsWrites: true },
});
