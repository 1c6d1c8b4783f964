import { applicationsRoutes } from "#shared/community/applications/applications.routes.ts";
import { replyWithPage } from "../../core/http/answer.ts";
import { lambda } from "../../core/http/lambda.ts";
import { approveApplication, listApplications, rejectApplication } from "./applications.service.ts";
import { applyAsCoach } from "./apply.ts";

export const handler = lambda(applicationsRoutes, {
	apply: ({ body, picture, caller }) => applyAsCoach(caller, body, picture),
	list: async ({ query }) => replyWithPage(await listApplications(query)),
	approve: ({ params, caller }) => approveApplication(caller, params.id),
	approveToo: ({ params, caller }) => approveApplication(caller, params.id),
	reject: ({ params, body, caller }) => rejectApplication(caller, params.id, body.reason),
});
