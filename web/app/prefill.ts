import type { QueryClient } from "@tanstack/react-query";
import { currentYear } from "#shared/annual-plan/annual-plan.schema.ts";
import type { PageData } from "#shared/core/pages.ts";
import { annualPlanQuery } from "../annual-plan/annual-plan.queries.ts";
import { userQuery } from "../core/session.ts";
import { eventQuery, eventsQuery } from "../events/events.queries.ts";
import { newsQuery } from "../news/news.queries.ts";

/** Hands a visitor's page the answers that it was rendered with, so that it needs to ask for none. */
export function prefill(queries: QueryClient, data: PageData): void {
	queries.setQueryData(userQuery.queryKey, null);
	queries.setQueryData(newsQuery.queryKey, data.news);
	queries.setQueryData(eventsQuery.queryKey, data.events);
	for (const event of data.events) queries.setQueryData(eventQuery(event.id).queryKey, event);
	queries.setQueryData(annualPlanQuery(currentYear(data.now)).queryKey, data.annualPlan);
}
