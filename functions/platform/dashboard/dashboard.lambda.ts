import { dashboardRoutes } from "#shared/platform/dashboard/dashboard.routes.ts";
import { lambda } from "../../core/http/lambda.ts";
import * as dashboard from "./dashboard.service.ts";

export const handler = lambda(dashboardRoutes, {
	get: ({ caller }) => dashboard.forPerson(caller),
	figures: ({ caller }) => dashboard.figures(caller.now),
});
