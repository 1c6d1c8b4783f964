import { applicationsRoutes } from "#shared/training/applications/applications.routes.ts";
import { replyWithPage } from "../../core/http/answer.ts";
import { lambda } from "../../core/http/lambda.ts";
import * as applications from "./applications.service.ts";
import { applyAsCoach } from "./apply.ts";

export const handler = lambda(applicationsRoutes, {
	apply: ({ body, picture, caller }) => applyAsCoach(caller, body, picture),
	list: async ({ query }) => replyWithPage(await applications.list(query)),
	approve: ({ params, caller }) => applications.approve(caller, params.id),
	approveToo: ({ params, caller }) => applications.approve(caller, params.id),
	reject: ({ params, query, caller }) => applications.reject(caller, params.id, query.reason),
});
