import type { QueryClient } from "@tanstack/react-query";
import { currentYear } from "#shared/core/kuwait.ts";
import type { Event } from "#shared/events/events.schema.ts";
import type { PageData } from "#shared/pages.ts";
import { annualPlanQuery } from "../annual-plan/annual-plan.queries.ts";
import { userQuery } from "../auth/session.ts";
import { eventQuery, eventsQuery, upcomingKey } from "../events/events.queries.ts";
import { newsQuery } from "../news/news.queries.ts";

/** What a page was rendered with: no more than it shows. `events` are all there are, or none. */
export type Prefilled = Partial<PageData> & Pick<PageData, "now"> & { upcoming?: Event[]; event?: Event };

/** Hands a visitor's page the answers that it was rendered with, so that it needs to ask for none. */
export function prefill(queries: QueryClient, { news, events, upcoming, event, annualPlan, now }: Prefilled): void {
	queries.setQueryData(userQuery.queryKey, null);
	queries.setQueryData(newsQuery.queryKey, news);
	queries.setQueryData(eventsQuery.queryKey, events);
	queries.setQueryData(upcomingKey, upcoming);
	const known = event ? [event] : (events ?? upcoming ?? []);
	for (const one of known) queries.setQueryData(eventQuery(one.id).queryKey, one);
	queries.setQueryData(annualPlanQuery(currentYear(now)).queryKey, annualPlan);
}
