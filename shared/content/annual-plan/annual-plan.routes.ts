import * as z from "zod/mini";
import { routes } from "../../core/http/route.ts";
import {
	AnnualPlanEdit,
	AnnualPlanEntry,
	AnnualPlanInput,
	AnnualPlanParams,
	AnnualPlanQuery,
	AnnualPlanYear,
} from "./annual-plan.schema.ts";

export const annualPlanRoutes = routes({
	list: {
		method: "GET",
		path: "/annual-plan",
		access: "public",
		summary: "The training plan of a year, by month; this year by default",
		query: AnnualPlanQuery,
		response: z.array(AnnualPlanEntry),
		sharedCache: 60,
		requests: 2,
	},
	listYear: {
		method: "GET",
		path: "/annual-plan/{id}",
		access: "public",
		summary: "The training plan of a year, named in the path",
		params: AnnualPlanYear,
		response: z.array(AnnualPlanEntry),
		sharedCache: 60,
		requests: 2,
	},
	create: {
		method: "POST",
		path: "/annual-plan",
		access: "superAdmin",
		summary: "Add a month to the training plan",
		body: AnnualPlanInput,
		response: AnnualPlanEntry,
		status: 201,
		requests: 3,
	},
	update: {
		method: "PUT",
		path: "/annual-plan/{id}",
		access: "superAdmin",
		summary: "Change a month of the training plan",
		params: AnnualPlanParams,
		body: AnnualPlanEdit,
		response: AnnualPlanEntry,
		requests: 3,
	},
	remove: {
		method: "DELETE",
		path: "/annual-plan/{id}",
		access: "superAdmin",
		summary: "Delete a month of the training plan",
		params: AnnualPlanParams,
		status: 204,
		requests: 3,
	},
});
