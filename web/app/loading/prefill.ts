import type { QueryClient } from "@tanstack/react-query";
import type { Event } from "#shared/competition/events/events.schema.ts";
import type { Member } from "#shared/content/members/members.schema.ts";
import type { Athlete, AthleteCard } from "#shared/content/national-team/national-team.schema.ts";
import type { NewsItem } from "#shared/content/news/news.schema.ts";
import type { Locale } from "#shared/core/locales.ts";
import { currentYear } from "#shared/core/time/kuwait.ts";
import type { PageData } from "#shared/pages.ts";
import type { ContactLines } from "#shared/platform/settings/settings.schema.ts";
import {
	eventQuery,
	homeEventsQuery,
	pastQuery,
	upcomingQuery,
} from "../../competition/events/events.queries.ts";
import { judgesQuery } from "../../competition/judges/judges.queries.ts";
import { aboutPages } from "../../content/about/about.queries.ts";
import { annualPlanQuery } from "../../content/annual-plan/annual-plan.queries.ts";
import { memberCountQuery, membersQuery } from "../../content/members/members.queries.ts";
import { athleteQuery, teamQuery } from "../../content/national-team/national-team.queries.ts";
import { newsQuery } from "../../content/news/news.queries.ts";
import { newsOf, shownArticleQuery } from "../../content/news/shown.queries.ts";
import { officialsPages } from "../../content/officials/officials.queries.ts";
import type { PageOf } from "../../core/calls/client.ts";
import { firstPage } from "../../core/calls/usePages.ts";
import { userQuery } from "../../identity/auth/session.ts";
import { contactLinesQuery } from "../../platform/settings/settings.queries.ts";
import { coachesPages } from "../../training/coaches/coaches.queries.ts";
import { timetableQuery } from "../../training/training-classes/training-classes.queries.ts";

/** The data that a page was prerendered with: only what it shows. */
export type Prefilled = Partial<
	Omit<PageData, "events" | "athletes" | "members" | "contactLines">
> &
	Pick<PageData, "now"> & {
		home?: PageOf<Event>;
		event?: Event;
		article?: NewsItem;
		athletes?: AthleteCard[];
		athlete?: Athlete;
		members?: { first: PageOf<Member>; lang: Locale; count: number };
	};

/**
 * Fills the query cache with the data of a prerendered page, so that a visitor's page needs no API
 * call.
 */
export function prefillQueries(queries: QueryClient, { now, ...shown }: Prefilled): void {
	const { news, latestNews, article, upcoming, past, home, event, annualPlan, athletes, athlete } =
		shown;
	const { coaches, officials, about, members, judges, trainingClasses } = shown;
	queries.setQueryData(userQuery.queryKey, null);
	queries.setQueryData(newsQuery.queryKey, news);
	queries.setQueryData(newsOf().queryKey, latestNews && firstPage(latestNews));
	if (article) queries.setQueryData(shownArticleQuery(article.id).queryKey, article);
	queries.setQueryData(upcomingQuery.queryKey, upcoming && firstPage(upcoming));
	queries.setQueryData(pastQuery.queryKey, past && firstPage(past));
	queries.setQueryData(homeEventsQuery.queryKey, home && firstPage(home));
	const listed = [upcoming, past, home].flatMap((page) => page?.rows ?? []);
	const known = event ? [event] : listed;
	for (const one of known) queries.setQueryData(eventQuery(one.id).queryKey, one);
	queries.setQueryData(annualPlanQuery(currentYear(now)).queryKey, annualPlan);
	queries.setQueryData(teamQuery.queryKey, athletes);
	if (athlete) queries.setQueryData(athleteQuery(athlete.id).queryKey, athlete);
	queries.setQueryData(coachesPages.queryKey, coaches && firstPage(coaches));
	queries.setQueryData(officialsPages.queryKey, officials && firstPage(officials));
	if (members) {
		queries.setQueryData(membersQuery({ lang: members.lang }).queryKey, firstPage(members.first));
		queries.setQueryData(memberCountQuery.queryKey, members.count);
	}
	queries.setQueryData(judgesQuery.queryKey, judges);
	queries.setQueryData(timetableQuery.queryKey, trainingClasses);
	queries.setQueryData(aboutPages.queryKey, about && firstPage(about));
}

/**
 * Fills in the footer's contact lines. They are embedded in every document, so no page fetches
 * them.
 */
export const prefillContactLines = (queries: QueryClient, lines: ContactLines) =>
	queries.setQueryData(contactLinesQuery.queryKey, lines);
