import * as z from "zod/mini";
import { Publication } from "../../core/fields/fields.ts";
import { routes } from "../../core/http/route.ts";
import { NewsEdit, NewsInput, NewsItem, NewsParams, NewsQuery } from "./news.schema.ts";

export const newsRoutes = routes({
	list: {
		method: "GET",
		path: "/news",
		access: "public",
		summary:
			"News, newest first, up to 30 to a page; optionally of a category; drafts for staff only",
		query: NewsQuery,
		response: z.array(NewsItem),
		cursor: true,
		sharedCache: 30,
		requests: 2,
	},
	get: {
		method: "GET",
		path: "/news/{id}",
		access: "public",
		summary: "One news article; a draft for staff only",
		params: NewsParams,
		response: NewsItem,
		sharedCache: 30,
		requests: 2,
	},
	create: {
		method: "POST",
		path: "/news",
		access: "admin",
		summary: "Create a news article",
		body: NewsInput,
		ignoredFields: ["authorId"],
		response: NewsItem,
		status: 201,
		requests: 3,
	},
	update: {
		method: "PUT",
		path: "/news/{id}",
		access: "admin",
		summary: "Replace a news article; without `published` it stays published or a draft",
		params: NewsParams,
		body: NewsEdit,
		ignoredFields: ["authorId"],
		response: NewsItem,
		requests: 3,
	},
	patch: {
		method: "PATCH",
		path: "/news/{id}",
		access: "admin",
		summary: "Publish or unpublish a news article",
		params: NewsParams,
		body: Publication,
		response: NewsItem,
		requests: 3,
	},
	remove: {
		method: "DELETE",
		path: "/news/{id}",
		access: "admin",
		summary: "Delete a news article",
		params: NewsParams,
		status: 204,
		requests: 3,
	},
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
