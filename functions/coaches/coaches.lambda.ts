import { coachesRoutes } from "#shared/coaches/coaches.routes.ts";
import { lambda } from "../core/http/lambda.ts";
import { students } from "./students.service.ts";

export const handler = lambda(coachesRoutes, {
	students: ({ caller }) => students(caller.session.userId),
});
