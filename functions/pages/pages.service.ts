import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { currentYear } from "#shared/core/kuwait.ts";
import { type Locale, locales } from "#shared/core/locales.ts";
import { eventsAtOnce } from "#shared/events/events.rules.ts";
import {
	documents,
	isRendered,
	type PageData,
	type PageRenderer,
	pageAt,
	pageFile,
	pageNames,
	pages,
	pathTo,
} from "#shared/pages.ts";
import { contactLines } from "#shared/settings/settings.rules.ts";
import { list as annualPlan } from "../annual-plan/annual-plan.service.ts";
import { env, required } from "../core/env.ts";
import { files } from "../core/outside/files.ts";
import * as events from "../events/events.service.ts";
import { list as news } from "../news/news.service.ts";
import { readSettings } from "../settings/settings.service.ts";
import { list as trainingClasses } from "../training-classes/training-classes.service.ts";
import { addressesOf } from "./addresses.ts";
import { pathsToRender, type ToRender } from "./shown.ts";

const cache = "public, max-age=0, s-maxage=60, stale-while-revalidate=600";

const renderedPages = pageNames.filter(isRendered);

async function renderer(): Promise<PageRenderer> {
	// Lambda names the folder where the function's code lies.
	const path = resolve(process.env.LAMBDA_TASK_ROOT ?? "", required("PAGE_RENDERER"));
	const { render } = await import(pathToFileURL(path).href);
	return render;
}

/** No page shows more. */
const newsShown = 10;
/** Past events that have pages. Older ones have none: the application stands in, and asks the API for what it shows. */
const pastWithPages = 50;
/** So many may come to be older within the hour. */
const leavingAtOnce = 20;

/** What the pages show, and past events that have just come to be too old for one. */
async function readData(now: number): Promise<{ data: PageData; leaving: number[] }> {
	const who = { drafts: false, now };
	const begin = { limit: eventsAtOnce };
	const [{ rows: latestNews }, plan, upcoming, past, coming, over, settings, classes] = await Promise.all([
		news({ limit: newsShown }, { drafts: false }),
		annualPlan(currentYear(now)),
		events.list({ ...begin, when: "upcoming" }, who),
		events.list({ ...begin, when: "past" }, who),
		events.allUpcoming(who),
		events.latestPast(pastWithPages + leavingAtOnce, who),
		readSettings(),
		trainingClasses(),
	]);
	const withPages = [...coming, ...over.slice(0, pastWithPages)];
	const data = {
		...{ news: latestNews, events: withPages, upcoming, past, annualPlan: plan, now },
		...{ contactLines: contactLines(settings), trainingClasses: classes.rows },
	};
	return { data, leaving: over.slice(pastWithPages).map(({ id }) => id) };
}

/** Events of whose own page or classes something changed. */
function changedEvents({ render, eventClassesOf = new Set() }: ToRender): number[] {
	const paths = render === "all" ? [] : [...render];
	const own = paths.flatMap((path) => pageAt(path) ?? []).filter(({ name }) => name === "event");
	return [...new Set([...own.map(({ id }) => id), ...eventClassesOf])];
}

const put = (key: string, body: string, type: string) => files.get().put("pages", key, body, { type, cache });

/** Renders public pages in both languages and stores them where the edge finds them. Returns how many. */
export async function renderPages(now: number, changed: ToRender = { render: "all" }): Promise<number> {
	const [render, { data, leaving }] = await Promise.all([renderer(), readData(now)]);
	const old = changed.render === "all" ? leaving : changedEvents(changed);
	const shown = new Set<number>(data.events.map(({ id }) => id));
	for (const id of old.filter((one) => !shown.has(one))) await removeEventPages(id);
	const all = [...Object.values(documents), ...renderedPages.flatMap((name) => addressesOf(name, data))];
	const paths = pathsToRender(changed, all, data.events);
	if (paths.length === 0) return 0;
	const siteUrl = env().SITE_URL;
	const renderOne = async (path: string, locale: Locale) =>
		put(pageFile(path, locale), await render({ path, locale, siteUrl, data }), "text/html; charset=utf-8");
	for (const path of paths) await Promise.all(locales.map((locale) => renderOne(path, locale)));
	await put("sitemap.xml", sitemap(siteUrl, data), "application/xml");
	await put("robots.txt", `User-agent: *\nDisallow: /api/\nSitemap: ${siteUrl}/sitemap.xml\n`, "text/plain");
	return paths.length * locales.length;
}

function sitemap(siteUrl: string, data: PageData): string {
	const paths = pageNames.filter((name) => pages[name].indexed).flatMap((name) => addressesOf(name, data));
	const alternates = (path: string) =>
		locales
			.map((locale) => `<xhtml:link rel="alternate" hreflang="${locale}" href="${siteUrl}${path}?lang=${locale}"/>`)
			.join("");
	const entries = paths.map((path) => `<url><loc>${siteUrl}${path}</loc>${alternates(path)}</url>`);
	return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join("")}</urlset>`;
}

/** Takes away the pages of an event that is no longer shown. */
export async function removeEventPages(id: number): Promise<void> {
	await Promise.all(locales.map((locale) => files.get().remove("pages", pageFile(pathTo("event", id), locale))));
}
