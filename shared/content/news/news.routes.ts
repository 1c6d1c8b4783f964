import { publishedRoutes } from "../../core/http/recordRoutes.ts";
import { routes } from "../../core/http/route.ts";
import { NewsEdit, NewsInput, NewsItem, NewsParams, NewsQuery } from "./news.schema.ts";

export const newsRoutes = routes({
	...publishedRoutes("news", {
		access: "admin",
		one: "a news article",
		list: "News, newest first, up to 30 to a page; optionally of a category; drafts for staff only",
		params: NewsParams,
		query: NewsQuery,
		input: NewsInput,
		edit: NewsEdit,
		item: NewsItem,
	}),
	publish: {
		method: "POST",
		path: "/news/{id}/publish",
		access: "admin",
		summary: "Publish a news article",
		params: NewsParams,
		response: NewsItem,
		requests: 3,
	},
});
