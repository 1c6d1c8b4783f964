import { aboutRoutes } from "#shared/content/about/about.routes.ts";
import { replyWithPage } from "../../core/http/answer.ts";
import { editRecord, lambda } from "../../core/http/lambda.ts";
import * as about from "./about.service.ts";

export const handler = lambda(aboutRoutes, {
	list: async ({ query }) => replyWithPage(await about.list(query)),
	get: ({ params }) => about.one(params.id),
	create: ({ body, caller }) => about.create(caller, body),
	update: editRecord(
		({ params }) => about.one(params.id),
		({ params, body, caller }) => about.update(caller, params.id, body),
	),
	remove: ({ params, caller }) => about.remove(caller, params.id),
});
