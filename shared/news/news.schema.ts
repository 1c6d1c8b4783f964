import * as z from "zod/mini";
import { editedVersion, longText, optionalUrl, publication, text } from "../core/fields.ts";
import { id, type NewsId, pathId, type UserId } from "../core/ids.ts";
import { paged } from "../core/page.ts";

/** The four that staff choose from come first; the other three are read and shown too. */
export const newsCategories = [
	"local",
	"international",
	"competitions",
	"achievements",
	"tournament",
	"seminar",
	"promotion",
] as const;

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
	/** For staff only. */
	authorId: z.optional(z.nullable(id<UserId>())),
	version: z.number(),
});
export type NewsItem = z.infer<typeof NewsItem>;

export const NewsQuery = z.object(paged);

export const NewsParams = z.object({ id: pathId<NewsId>() });
