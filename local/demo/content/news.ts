import type { NewsRecord } from "#functions/content/news/news.entity.ts";
import { firstVersion } from "#functions/core/table/versioned.ts";
import { dateIn, daysAfter, gradingDay, timeOn } from "../calendar.ts";
import { kataOpenDate } from "../events/events.past.ts";
import { articles } from "./news.articles.ts";

type Slug = keyof typeof articles;

const writers = [16, 17, 19];

/** Publication time of each article, oldest first; null for a draft. */
const published = (now: number): Record<Slug, string | null> => ({
	kataOpen: timeOn(daysAfter(kataOpenDate(now), 1), 17),
	grading: timeOn(daysAfter(gradingDay(now, 1), 2), 12),
	thirdDan: timeOn(daysAfter(gradingDay(now, 1), 6), 13, 20),
	doha: timeOn(dateIn(now, -31), 19, 15),
	seminar: timeOn(dateIn(now, -17), 10),
	championship: timeOn(dateIn(now, -11), 18),
	jahraDojo: timeOn(dateIn(now, -4), 11, 30),
	holidays: null,
});

export const makeNews = (now: number): NewsRecord[] =>
	Object.entries(published(now)).map(([slug, publishedAt], before) => {
		// Created a few hours before its publication.
		const createdAt = publishedAt
			? new Date(Date.parse(publishedAt) - 3 * 60 * 60 * 1000).toISOString()
			: timeOn(dateIn(now, -1), 9, 40);
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
