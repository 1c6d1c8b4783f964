import { newsRoutes } from "#shared/content/news/news.routes.ts";
import { seesDrafts } from "../../core/caller.ts";
import { replyWithPage } from "../../core/http/answer.ts";
import { editRecord, lambda } from "../../core/http/lambda.ts";
import {
	createArticle,
	listNews,
	readArticle,
	removeArticle,
	setPublished,
	updateArticle,
} from "./news.service.ts";

export const handler = lambda(newsRoutes, {
	list: async ({ query, caller }) =>
		replyWithPage(await listNews(query, { drafts: seesDrafts(caller) })),
	get: ({ params, caller }) => readArticle(params.id, { drafts: seesDrafts(caller) }),
	create: ({ body, caller }) => createArticle(caller, body),
	update: editRecord(
		({ params }) => readArticle(params.id, { drafts: true }),
		({ params, body, caller }) => updateArticle(caller, params.id, body),
	),
	patch: ({ params, body, caller }) => setPublished(caller, params.id, body),
	remove: ({ params, caller }) => removeArticle(caller, params.id),
	publish: ({ params, caller }) => setPublished(caller, params.id, { published: true }),
});
