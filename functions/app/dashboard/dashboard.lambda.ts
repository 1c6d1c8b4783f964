import { dashboardRoutes } from "#shared/app/dashboard/dashboard.routes.ts";
import { lambda } from "../../core/http/lambda.ts";
import { readFigures, readMemberDashboard } from "./dashboard.service.ts";

export const handler = lambda(dashboardRoutes, {
	get: ({ caller }) => readMemberDashboard(caller),
	figures: ({ caller }) => readFigures(caller.now),
});
