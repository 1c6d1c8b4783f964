import { currentYear } from "#shared/core/kuwait.ts";
import { eventsAtOnce } from "#shared/events/events.rules.ts";
import { newsAtOnce } from "#shared/news/news.rules.ts";
import type { NewsItem } from "#shared/news/news.schema.ts";
import { type PageData, pageAt } from "#shared/pages.ts";
import { list as annualPlan } from "../annual-plan/annual-plan.service.ts";
import { orGone } from "../core/errors.ts";
import { inParallel } from "../core/parallel.ts";
import * as events from "../events/events.service.ts";
import * as news from "../news/news.service.ts";
import type { ToRender } from "./shown.ts";
import type { Known } from "./sitemap.ts";

/** Past events that have pages. Older ones have none: the application stands in, and asks the API for what it shows. */
const pastWithPages = 50;
/** So many may come to be older within the hour. */
const leavingAtOnce = 20;

/** The numbers of the things of a page that has to be rendered. */
const numbersIn = (render: ReadonlySet<string>, name: "event" | "article") =>
	[...render].flatMap((path) => pageAt(path) ?? []).flatMap((page) => (page.name === name ? [page.id] : []));

/** The articles whose own pages are rendered now: all of them, or those that changed. */
async function articlesFor({ render }: ToRender): Promise<NewsItem[]> {
	if (render === "all") return news.allPublished();
	if (render === "byClock") return [];
	const read = (id: number) => news.one(id, { drafts: false }).catch(orGone);
	return (await inParallel(numbersIn(render, "article"), read)).filter((item) => item !== null);
}

/** Events of whose own page or classes something changed. */
function changedEvents({ render, eventClassesOf = new Set() }: ToRender): number[] {
	return [...new Set([...(typeof render === "string" ? [] : numbersIn(render, "event")), ...eventClassesOf])];
}

/** What the pages show, all that has an address of its own, and events that no longer have a page. */
export async function readData(now: number, changed: ToRender) {
	const who = { drafts: false, now };
	const begin = { limit: eventsAtOnce };
	const [articles, latestNews, everyArticle, plan, upcoming, past, coming, over] = await Promise.all([
		articlesFor(changed),
		news.list({ limit: newsAtOnce }, { drafts: false }),
		news.everyPublished(),
		annualPlan(currentYear(now)),
		events.list({ ...begin, when: "upcoming" }, who),
		events.list({ ...begin, when: "past" }, who),
		events.allUpcoming(who),
		events.latestPast(pastWithPages + leavingAtOnce, who),
	]);
	const withPages = [...coming, ...over.slice(0, pastWithPages)];
	const data: PageData = { news: articles, latestNews, events: withPages, upcoming, past, annualPlan: plan, now };
	const known: Record<"news" | "events", Known[]> = {
		news: everyArticle.map(({ id, datedAt, updatedAt, imageUrl }) => ({
			...{ id, imageUrl: imageUrl ?? null },
			changedAt: updatedAt && updatedAt > datedAt ? updatedAt : datedAt,
		})),
		events: withPages.map(({ id, updatedAt, imageUrl }) => ({ id, changedAt: updatedAt, imageUrl })),
	};
	const leaving = changed.render === "all" || changed.render === "byClock";
	const old = leaving ? over.slice(pastWithPages).map(({ id }) => id) : changedEvents(changed);
	const shown = new Set<number>(withPages.map(({ id }) => id));
	return { data, known, gone: old.filter((id) => !shown.has(id)) };
}
