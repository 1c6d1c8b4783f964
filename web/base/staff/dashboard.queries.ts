import { queryOptions } from "@tanstack/react-query";
import { dashboardRoutes } from "#shared/app/dashboard/dashboard.routes.ts";
import { client } from "../../core/calls/client.ts";

const dashboard = client(dashboardRoutes);

export const dashboardQuery = queryOptions({
	queryKey: ["dashboard"],
	queryFn: () => dashboard.get(),
});

/** Figures for staff; invalidated after every write. */
export const figuresQuery = queryOptions({
	queryKey: ["totals"],
	queryFn: () => dashboard.figures(),
	meta: { countsWrites: true },
});
export const totalsQuery = queryOptions({ ...figuresQuery, select: ({ totals }) => totals });
