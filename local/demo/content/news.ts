import type { NewsRecord } from "#functions/content/news/news.entity.ts";
import { firstVersion } from "#functions/core/table/versioned.ts";
import { type NewsCategory, newsCategories } from "#shared/content/news/news.rules.ts";
import { dateIn, readTime, timeOn } from "../calendar.ts";
import { sceneFor } from "../pictures/drawn.ts";
import type { SceneName } from "../pictures/scene.ts";
import { oneOf, optional, readTable, text } from "../readTable.ts";

/** Oldest first; the last one is a draft, which nobody has translated yet. */
const articles = readTable("content/news", {
	publishedAt: optional(text),
	category: oneOf(newsCategories),
	titleEn: text,
	titleAr: text,
	contentEn: text,
	contentAr: text,
});

const scenes: Record<NewsCategory, SceneName> = {
	local: "event",
	international: "training",
	competitions: "tournament",
	achievements: "tournament",
	tournament: "tournament",
	seminar: "seminar",
	promotion: "grading",
};

/** Each article's picture. */
export const newsPictures = articles.map(({ category }, before) =>
	sceneFor(scenes[category], "article", before + 1),
);

const writers = [16, 17, 19];

export const makeNews = (now: number): NewsRecord[] =>
	articles.map((article, before) => {
		const publishedAt = article.publishedAt && readTime(article.publishedAt, now);
		// Created a few hours before its publication.
		const createdAt = publishedAt
			? new Date(Date.parse(publishedAt) - 3 * 60 * 60 * 1000).toISOString()
			: timeOn(dateIn(now, -1), 9, 40);
		return {
			...article,
			id: before + 1,
			imageUrl: newsPictures[before].address,
			published: publishedAt !== undefined,
			publishedAt,
			...firstVersion(Date.parse(createdAt)),
			datedAt: publishedAt ?? createdAt,
			authorId: writers[before % writers.length],
		};
	});
