import { firstVersion } from "#functions/core/table/versioned.ts";
import type { NewsRecord } from "#functions/news/news.entity.ts";
import { at, dateIn, daysAfter, gradingDay } from "../calendar.ts";
import { kataOpenDate } from "../events/events.past.ts";
import { articles } from "./news.articles.ts";

type Slug = keyof typeof articles;

const writers = [16, 17, 19];

/** Publication time of each article, oldest first; null for a draft. */
const published = (now: number): Record<Slug, string | null> => ({
	kataOpen: at(daysAfter(kataOpenDate(now), 1), 17),
	grading: at(daysAfter(gradingDay(now, 1), 2), 12),
	thirdDan: at(daysAfter(gradingDay(now, 1), 6), 13, 20),
	doha: at(dateIn(now, -31), 19, 15),
	seminar: at(dateIn(now, -17), 10),
	championship: at(dateIn(now, -11), 18),
	jahraDojo: at(dateIn(now, -4), 11, 30),
	holidays: null,
});

export const news = (now: number): NewsRecord[] =>
	Object.entries(published(now)).map(([slug, publishedAt], before) => {
		// Created a few hours before its publication.
		const createdAt = publishedAt
			? new Date(Date.parse(publishedAt) - 3 * 60 * 60 * 1000).toISOString()
			: at(dateIn(now, -1), 9, 40);
		return {
			...articles[slug as Slug],
			id: before + 1,
			published: publishedAt !== null,
			publishedAt: publishedAt ?? undefined,
			...firstVersion(Date.parse(createdAt)),
			datedAt: publishedAt ?? createdAt,
			authorId: writers[before % writers.length],
		};
	});
