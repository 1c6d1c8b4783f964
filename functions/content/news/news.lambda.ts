import { newsRoutes } from "#shared/content/news/news.routes.ts";
import { seesDrafts } from "../../core/caller.ts";
import { replyWithPage } from "../../core/http/answer.ts";
import { editRecord, lambda } from "../../core/http/lambda.ts";
import * as news from "./news.service.ts";

export const handler = lambda(newsRoutes, {
	list: async ({ query, caller }) =>
		replyWithPage(await news.list(query, { drafts: seesDrafts(caller) })),
	get: ({ params, caller }) => news.one(params.id, { drafts: seesDrafts(caller) }),
	create: ({ body, caller }) => news.create(caller, body),
	update: editRecord(
		({ params }) => news.one(params.id, { drafts: true }),
		({ params, body, caller }) => news.update(caller, params.id, body),
	),
	patch: ({ params, body, caller }) => news.setPublished(caller, params.id, body),
	remove: ({ params, caller }) => news.remove(caller, params.id),
	publish: ({ params, caller }) => news.setPublished(caller, params.id, { published: true }),
});
