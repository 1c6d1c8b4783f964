import * as z from "zod/mini";
import { routes } from "../core/route.ts";
import { Student } from "./coaches.schema.ts";

export const coachesRoutes = routes({
	students: {
		method: "GET",
		path: "/coach/students",
		access: "coach",
		summary: "The signed-in coach's students, by name",
		response: z.array(Student),
		requests: 6,
	},
});
