import * as z from "zod/mini";
import { routes } from "../core/route.ts";
import { TrainingClass, TrainingClassParams, TrainingClassQuery } from "./training-classes.schema.ts";

export const trainingClassesRoutes = routes({
	list: {
		method: "GET",
		path: "/classes",
		access: "public",
		summary: "Training classes of the week that are not paused, from Sunday on, with their coaches' names",
		query: TrainingClassQuery,
		response: z.array(TrainingClass),
		cursor: true,
		sharedCache: 30,
		requests: 4,
	},
	get: {
		method: "GET",
		path: "/classes/{id}",
		access: "public",
		summary: "One training class; a paused one for its coach and staff only",
		params: TrainingClassParams,
		response: TrainingClass,
		sharedCache: 30,
		requests: 3,
	},
});
