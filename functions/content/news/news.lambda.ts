import { newsRoutes } from "#shared/content/news/news.routes.ts";
import { seesDrafts } from "../../core/caller.ts";
import { replyWithPage } from "../../core/http/answer.ts";
import { editRecord, lambda } from "../../core/http/lambda.ts";
import { listNews, newsRecords, publishArticle, readArticle } from "./news.service.ts";

export const handler = lambda(newsRoutes, {
	list: async ({ query, caller }) =>
		replyWithPage(await listNews(query, { drafts: seesDrafts(caller) })),
	get: ({ params, caller }) => readArticle(params.id, { drafts: seesDrafts(caller) }),
	create: ({ body, caller }) => newsRecords.create(caller, body),
	update: editRecord(
		({ params }) => readArticle(params.id, { drafts: true }),
		({ params, body, caller }) => newsRecords.update(caller, params.id, body),
	),
	patch: ({ params, body, caller }) => publishArticle(caller, params.id, body),
	remove: ({ params, caller }) => newsRecords.remove(caller, params.id),
	publish: ({ params, caller }) => publishArticle(caller, params.id, { published: true }),
});
