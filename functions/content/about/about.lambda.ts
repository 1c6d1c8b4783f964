import { aboutRoutes } from "#shared/content/about/about.routes.ts";
import { replyWithPage } from "../../core/http/answer.ts";
import { editRecord, lambda } from "../../core/http/lambda.ts";
import { listSections, readSection, sectionRecords } from "./about.service.ts";

export const handler = lambda(aboutRoutes, {
	list: async ({ query }) => replyWithPage(await listSections(query)),
	get: ({ params }) => readSection(params.id),
	create: ({ body, caller }) => sectionRecords.create(caller, body),
	update: editRecord(
		({ params }) => readSection(params.id),
		({ params, body, caller }) => sectionRecords.update(caller, params.id, body),
	),
	remove: ({ params, caller }) => sectionRecords.remove(caller, params.id),
});
