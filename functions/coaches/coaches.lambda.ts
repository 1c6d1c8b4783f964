import { coachesRoutes } from "#shared/coaches/coaches.routes.ts";
import { pendingOfAll } from "../belts/promotion-lists.service.ts";
import { listed } from "../core/http/answer.ts";
import { lambda } from "../core/http/lambda.ts";
import { contactCoach, listCoaches } from "./coaches.service.ts";
import { students } from "./students.service.ts";

export const handler = lambda(coachesRoutes, {
	list: async ({ query }) => listed(await listCoaches(query)),
	contact: ({ params, body, caller }) => contactCoach(caller, params.id, body),
	students: ({ caller }) => students(caller.session.userId, pendingOfAll),
});
