import * as z from "zod/mini";
import { isUnwritten } from "../../core/fields/bilingual.ts";
import {
	editedVersion,
	longText,
	optionalPicture,
	publication,
	text,
} from "../../core/fields/fields.ts";
import { bilingualShape, textOrNull } from "../../core/fields/shapes.ts";
import { type Page, paged } from "../../core/http/page.ts";
import { type Id, id, pathId, type UserId } from "../../core/ids.ts";
import { newsCategories } from "./news.rules.ts";

export type NewsId = Id<"news">;

/** Bilingual fields of an article. */
export const newsTexts = ["title", "content"] as const;
/** Largest number of articles in one answer. */
export const mostNews = 30;

const title = z._default(text(200, 0), "");
const content = z._default(longText(20_000, 0), "");

/** A draft may lack one language, a published article may not. */
const isWritten = (key: "titleEn" | "titleAr" | "contentEn" | "contentAr") =>
	z.refine<Record<typeof key, string> & { published?: boolean }>(
		(article) => !isUnwritten(article, newsTexts, article.published === true).includes(key),
		{ error: "required", path: [key] },
	);

export const NewsInput = z
	.object({
		...bilingualShape("title", title),
		...bilingualShape("content", content),
		category: z._default(z.enum(newsCategories), "local"),
		imageUrl: optionalPicture,
		published: publication,
	})
	.check(
		isWritten("titleEn"),
		isWritten("titleAr"),
		isWritten("contentEn"),
		isWritten("contentAr"),
	);
export type NewsInput = z.output<typeof NewsInput>;

/** Body of the call that replaces an article. */
export const NewsEdit = z.extend(NewsInput, { version: editedVersion });
export type NewsEdit = z.output<typeof NewsEdit>;

export const NewsItem = z.object({
	id: id<NewsId>(),
	...bilingualShape("title", z.string()),
	...bilingualShape("content", z.string()),
	category: z.enum(newsCategories),
	imageUrl: textOrNull,
	published: z.boolean(),
	publishedAt: textOrNull,
	createdAt: z.string(),
	/** Time of the last change or of the creation. */
	updatedAt: textOrNull,
	/** For staff only. */
	authorId: z.optional(z.nullable(id<UserId>())),
	version: z.number(),
});
export type NewsItem = z.infer<typeof NewsItem>;

/** `published=true` leaves out drafts, for staff too. */
export const NewsQuery = z.object({
	category: z.optional(z.enum(newsCategories)),
	published: z.optional(z.literal("true")),
	...paged,
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
