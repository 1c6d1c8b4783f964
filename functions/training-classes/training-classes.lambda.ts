import { trainingClassesRoutes } from "#shared/training-classes/training-classes.routes.ts";
import { listed } from "../core/http/answer.ts";
import { lambda } from "../core/http/lambda.ts";
import * as trainingClasses from "./training-classes.service.ts";

export const handler = lambda(trainingClassesRoutes, {
	list: async ({ query }) => listed(await trainingClasses.list(query)),
	get: ({ params, caller }) => trainingClasses.one(params.id, caller),
});
