import * as z from "zod/mini";
import { editedVersion, longText, optionalUrl, publication, text } from "../core/fields.ts";
import { id, type NewsId, pathId, type UserId } from "../core/ids.ts";
import { paged } from "../core/page.ts";
import { newsCategories } from "./news.rules.ts";

export const NewsInput = z.object({
	titleEn: text(200),
	titleAr: text(200),
	contentEn: longText(20_000),
	contentAr: longText(20_000),
	category: z._default(z.enum(newsCategories), "local"),
	imageUrl: optionalUrl,
	published: publication,
});
export type NewsInput = z.output<typeof NewsInput>;

/** Replaces an article. */
export const NewsEdit = z.extend(NewsInput, { version: editedVersion });
export type NewsEdit = z.output<typeof NewsEdit>;

export const NewsItem = z.object({
	id: id<NewsId>(),
	titleEn: z.string(),
	titleAr: z.string(),
	contentEn: z.string(),
	contentAr: z.string(),
	category: z.enum(newsCategories),
	imageUrl: z.nullable(z.string()),
	published: z.boolean(),
	publishedAt: z.nullable(z.string()),
	createdAt: z.string(),
	/** Last change, which may be when it was made. */
	updatedAt: z.nullable(z.string()),
	/** For staff only. */
	authorId: z.optional(z.nullable(id<UserId>())),
	version: z.number(),
});
export type NewsItem = z.infer<typeof NewsItem>;

/** `published=true` leaves drafts out for staff too. */
export const NewsQuery = z.object({
	category: z.optional(z.enum(newsCategories)),
	published: z.optional(z.literal("true")),
	...paged,
});
export type NewsQuery = z.output<typeof NewsQuery>;

export const NewsParams = z.object({ id: pathId<NewsId>() });
