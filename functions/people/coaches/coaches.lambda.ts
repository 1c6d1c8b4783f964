import { coachesRoutes } from "#shared/people/coaches/coaches.routes.ts";
import { replyWithPage } from "../../core/http/answer.ts";
import { lambda } from "../../core/http/lambda.ts";
import { contactCoach, listCoaches } from "./coaches.service.ts";

export const handler = lambda(coachesRoutes, {
	list: async ({ query }) => replyWithPage(await listCoaches(query)),
	contact: ({ params, body, caller }) => contactCoach(caller, params.id, body),
});
