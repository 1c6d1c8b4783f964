import type { QueryClient, QueryKey } from "@tanstack/react-query";
import type { WholePerson } from "#shared/community/people/people.schema.ts";
import { nameIn } from "#shared/community/users/users.rules.ts";
import type { Event } from "#shared/competition/events/events.schema.ts";
import type { Athlete, AthleteId } from "#shared/content/national-team/national-team.schema.ts";
import type { NewsId, NewsItem } from "#shared/content/news/news.schema.ts";
import type { EventId, UserId } from "#shared/core/ids.ts";
import type { Locale } from "#shared/core/locales.ts";
import { type PageName, pageAt } from "#shared/pages.ts";
import type { StudentRecord } from "#shared/training/students/students.schema.ts";
import { personQuery } from "../../community/people/people.queries.ts";
import { eventLists, eventQuery } from "../../competition/events/events.queries.ts";
import { athleteQuery } from "../../content/national-team/national-team.queries.ts";
import { shownArticleQuery } from "../../content/news/shown.queries.ts";
import { ApiError } from "../../core/calls/client.ts";
import { rowsHeld } from "../../core/calls/usePages.ts";
import type { Head } from "../../core/definePages.ts";
import { studentQuery } from "../../training/students/students.queries.ts";

/** What a page with a number in its address is about. */
type Subject<Thing> = {
	/** Key of the query that reads the record. */
	key: (id: number) => QueryKey;
	/** Lists whose cache may contain the record before it is read by itself. */
	lists?: QueryKey;
	/**
	 * Title and description in a language. If the description is empty, the page's default is used.
	 */
	head: (thing: Thing, locale: Locale) => Head;
};

const subject = <Thing>(one: Subject<Thing>) => one as Subject<unknown>;

/** The pages about one record. Other pages have fixed titles. */
export const subjects: Partial<Record<PageName, Subject<unknown>>> = {
	event: subject<Event>({
		key: (id) => eventQuery(id as EventId).queryKey,
		lists: eventLists.queryKey,
		head: (event, locale) =>
			locale === "ar"
				? { title: event.titleAr, description: event.descriptionAr }
				: { title: event.titleEn, description: event.descriptionEn },
	}),
	player: subject<Athlete>({
		key: (id) => athleteQuery(id as AthleteId).queryKey,
		head: ({ nameEn, nameAr, bio, bioAr }, locale) =>
			locale === "ar"
				? { title: nameAr || nameEn, description: bioAr || "" }
				: { title: nameEn, description: bio || "" },
	}),
	person: subject<WholePerson>({
		key: (id) => personQuery(id as UserId).queryKey,
		head: (person, locale) => ({ title: nameIn(locale, person).full, description: "" }),
	}),
	student: subject<StudentRecord>({
		key: (id) => studentQuery(id as UserId).queryKey,
		head: (student, locale) => ({ title: nameIn(locale, student).full, description: "" }),
	}),
	article: subject<NewsItem>({
		key: (id) => shownArticleQuery(id as NewsId).queryKey,
		head: (item, locale) =>
			locale === "ar"
				? { title: item.titleAr, description: item.contentAr }
				: { title: item.titleEn, description: item.contentEn },
	}),
};

/**
 * Finds a page's record in the query cache: null if the API knows no such id, undefined if not yet
 * known.
 */
export function subjectAt(path: string, queries: QueryClient): unknown {
	const page = pageAt(path);
	const about = page && subjects[page.name];
	if (!page || !about) return undefined;
	const { data, error } = queries.getQueryState(about.key(page.id)) ?? {};
	if (error instanceof ApiError && error.status === 404) return null;
	const listed = () =>
		about.lists && rowsHeld<{ id: number }>(queries, about.lists).find(({ id }) => id === page.id);
	return data ?? listed();
}
