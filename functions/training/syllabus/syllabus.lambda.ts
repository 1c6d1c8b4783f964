import { syllabusRoutes } from "#shared/training/syllabus/syllabus.routes.ts";
import { lambda } from "../../core/http/lambda.ts";
import { listSyllabus, publishSyllabus } from "./syllabus.service.ts";

export const handler = lambda(syllabusRoutes, {
	list: () => listSyllabus(),
	publish: ({ params, body, caller }) => publishSyllabus(caller, params.belt, body),
});
