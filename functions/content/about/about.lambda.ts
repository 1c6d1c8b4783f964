import { aboutRoutes } from "#shared/content/about/about.routes.ts";
import { replyWithPage } from "../../core/http/answer.ts";
import { editRecord, lambda } from "../../core/http/lambda.ts";
import {
	createSection,
	listSections,
	readSection,
	removeSection,
	updateSection,
} from "./about.service.ts";

export const handler = lambda(aboutRoutes, {
	list: async ({ query }) => replyWithPage(await listSections(query)),
	get: ({ params }) => readSection(params.id),
	create: ({ body, caller }) => createSection(caller, body),
	update: editRecord(
		({ params }) => readSection(params.id),
		({ params, body, caller }) => updateSection(caller, params.id, body),
	),
	remove: ({ params, caller }) => removeSection(caller, params.id),
});
