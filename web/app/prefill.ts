import type { QueryClient } from "@tanstack/react-query";
import { currentYear } from "#shared/core/kuwait.ts";
import type { Event } from "#shared/events/events.schema.ts";
import type { PageData } from "#shared/pages.ts";
import type { ContactLines } from "#shared/settings/settings.schema.ts";
import { annualPlanQuery } from "../annual-plan/annual-plan.queries.ts";
import { userQuery } from "../auth/session.ts";
import type { PageOf } from "../core/client.ts";
import { firstPage } from "../core/usePages.ts";
import { eventQuery, homeEventsQuery, pastQuery, upcomingQuery } from "../events/events.queries.ts";
import { newsQuery } from "../news/news.queries.ts";
import { contactLinesQuery } from "../settings/settings.queries.ts";
import { timetableQuery } from "../training-classes/training-classes.queries.ts";

/** What a page was rendered with: no more than it shows. */
export type Prefilled = Partial<Omit<PageData, "events" | "contactLines">> &
	Pick<PageData, "now"> & { home?: PageOf<Event>; event?: Event };

/** Hands a visitor's page the answers that it was rendered with, so that it needs to ask for none. */
export function prefill(queries: QueryClient, data: Prefilled): void {
	const { news, upcoming, past, home, event, annualPlan, trainingClasses, now } = data;
	queries.setQueryData(userQuery.queryKey, null);
	queries.setQueryData(newsQuery.queryKey, news);
	queries.setQueryData(upcomingQuery.queryKey, upcoming && firstPage(upcoming));
	queries.setQueryData(pastQuery.queryKey, past && firstPage(past));
	queries.setQueryData(homeEventsQuery.queryKey, home && firstPage(home));
	const listed = [upcoming, past, home].flatMap((page) => page?.rows ?? []);
	const known = event ? [event] : listed;
	for (const one of known) queries.setQueryData(eventQuery(one.id).queryKey, one);
	queries.setQueryData(annualPlanQuery(currentYear(now)).queryKey, annualPlan);
	queries.setQueryData(timetableQuery.queryKey, trainingClasses);
}

/** What the foot of every page says; it travels with the application too, so that nobody's page asks for it. */
export const prefillContactLines = (queries: QueryClient, lines: ContactLines) =>
	queries.setQueryData(contactLinesQuery.queryKey, lines);
