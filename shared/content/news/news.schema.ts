import * as z from "zod/mini";
import {
	editedVersion,
	longText,
	optionalPicture,
	publication,
	text,
} from "../../core/fields/fields.ts";
import { demandLanguages, publishedQuery, publishedShape } from "../../core/fields/published.ts";
import { bilingualShape, textOrNull } from "../../core/fields/shapes.ts";
import type { Page } from "../../core/http/page.ts";
import { type Id, id, pathId } from "../../core/ids.ts";
import { newsCategories } from "./news.rules.ts";

export type NewsId = Id<"news">;

/** Bilingual fields of an article. */
export const newsTexts = ["title", "content"] as const;
/** Largest number of articles in one answer. */
export const mostNews = 30;

export const NewsInput = z
	.object({
		...bilingualShape("title", z._default(text(200, 0), "")),
		...bilingualShape("content", z._default(longText(20_000, 0), "")),
		category: z._default(z.enum(newsCategories), "local"),
		imageUrl: optionalPicture,
		published: publication,
	})
	.check(...demandLanguages(newsTexts));
export type NewsInput = z.output<typeof NewsInput>;

/** Body of the call that replaces an article. */
export const NewsEdit = z.extend(NewsInput, { version: editedVersion });

export const NewsItem = z.object({
	id: id<NewsId>(),
	...bilingualShape("title", z.string()),
	...bilingualShape("content", z.string()),
	category: z.enum(newsCategories),
	imageUrl: textOrNull,
	...publishedShape,
});
export type NewsItem = z.infer<typeof NewsItem>;

export const NewsQuery = z.object({
	category: z.optional(z.enum(newsCategories)),
	...publishedQuery,
});
export type NewsQuery = z.output<typeof NewsQuery>;

export const NewsParams = z.object({ id: pathId<NewsId>() });

declare module "../../pages.ts" {
	interface PageDataKinds {
		news: {
			/** Articles whose own page is prerendered. */
			news: NewsItem[];
			/** First page of the list. */
			latestNews: Page<NewsItem>;
		};
	}
}
