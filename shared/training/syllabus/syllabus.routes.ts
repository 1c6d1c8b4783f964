import * as z from "zod/mini";
import { routes } from "../../core/http/route.ts";
import { Syllabus, SyllabusInput, SyllabusParams } from "./syllabus.schema.ts";

export const syllabusRoutes = routes({
	list: {
		method: "GET",
		path: "/syllabus",
		access: "public",
		summary:
			"What each rank is examined in, lowest rank first; ranks without a syllabus are left out",
		response: z.array(Syllabus),
		sharedCache: 30,
		requests: 2,
	},
	publish: {
		method: "PUT",
		path: "/syllabus/{belt}",
		access: "superAdmin",
		summary:
			"Publish a new version of a rank's syllabus; gradings whose list is fixed keep the version before",
		params: SyllabusParams,
		body: SyllabusInput,
		response: Syllabus,
		requests: 5,
	},
});
