import { newsOnHome } from "#shared/content/news/news.rules.ts";
import { currentYear } from "#shared/core/time/kuwait.ts";
import type { PageData } from "#shared/pages.ts";
import { eventsQuery, homeEventsQuery } from "../../competition/events/events.queries.ts";
import { annualPlanQuery } from "../../content/annual-plan/annual-plan.queries.ts";
import { newsQuery } from "../../content/news/news.queries.ts";
import { defineRendered, prefilled, prefilledList } from "../../core/defineRendered.ts";

const home = ({ data }: { data: PageData }) => [
	...prefilled(newsQuery, data.latestNews.rows.slice(0, newsOnHome)),
	...prefilledList(homeEventsQuery, data.next, eventsQuery.queryKey),
	...prefilled(annualPlanQuery(currentYear(data.now)), data.annualPlan),
];

export default defineRendered({ home, welcome: home });
