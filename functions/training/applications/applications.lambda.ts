import { applicationsRoutes } from "#shared/training/applications/applications.routes.ts";
import { replyWithPage } from "../../core/http/answer.ts";
import { lambda } from "../../core/http/lambda.ts";
import { approve, list, reject } from "./applications.service.ts";
import { applyAsCoach } from "./apply.ts";

export const handler = lambda(applicationsRoutes, {
	apply: ({ body, picture, caller }) => applyAsCoach(caller, body, picture),
	list: async ({ query }) => replyWithPage(await list(query)),
	approve: ({ params, caller }) => approve(caller, params.id),
	approveToo: ({ params, caller }) => approve(caller, params.id),
	reject: ({ params, query, caller }) => reject(caller, params.id, query.reason),
});
