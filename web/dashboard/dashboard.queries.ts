import { queryOptions } from "@tanstack/react-query";
import { dashboardRoutes } from "#shared/dashboard/dashboard.routes.ts";
import { client } from "../core/calls/client.ts";

const dashboard = client(dashboardRoutes);

export const dashboardQuery = queryOptions({
	queryKey: ["dashboard"],
	queryFn: () => dashboard.get(),
});

/** What staff see counted; asked anew after each write, whatever it was. */
export const figuresQuery = queryOptions({
	queryKey: ["totals"],
	queryFn: () => dashboard.figures(),
	meta: { countsWrites: true },
});
export const totalsQuery = queryOptions({ ...figuresQuery, select: ({ totals }) => totals });
