import { annualPlanRoutes } from "#shared/content/annual-plan/annual-plan.routes.ts";
import { currentYear } from "#shared/core/time/kuwait.ts";
import { lambda } from "../../core/http/lambda.ts";
import * as plan from "./annual-plan.service.ts";

export const handler = lambda(annualPlanRoutes, {
	list: ({ query, caller }) => plan.list(query.year ? Number(query.year) : currentYear(caller.now)),
	listYear: ({ params }) => plan.list(Number(params.id)),
	create: ({ body, caller }) => plan.create(caller, body),
	update: ({ params, body, caller }) => plan.update(caller, params.id, body),
	remove: ({ params, caller }) => plan.remove(caller, params.id),
});
