import { aboutRoutes } from "#shared/content/about/about.routes.ts";
import { replyWithPage } from "../../core/http/answer.ts";
import { lambda } from "../../core/http/lambda.ts";
import { writeHandlers } from "../../core/records/recordHandlers.ts";
import { listSections, readSection, sectionRecords } from "./about.service.ts";

export const handler = lambda(aboutRoutes, {
	list: async ({ query }) => replyWithPage(await listSections(query)),
	get: ({ params }) => readSection(params.id),
	...writeHandlers(sectionRecords, ({ params }) => readSection(params.id)),
});
