import { eventsAtOnce } from "#shared/competition/events/events.rules.ts";
import { newsAtOnce } from "#shared/content/news/news.rules.ts";
import type { NewsItem } from "#shared/content/news/news.schema.ts";
import type { Locale } from "#shared/core/locales.ts";
import { currentYear } from "#shared/core/time/kuwait.ts";
import { type PageData, pageAt, pageNames, pages, type Shown } from "#shared/pages.ts";
import { contactLines } from "#shared/platform/settings/settings.rules.ts";
import { listMembers } from "../../community/users/directory/directory.service.ts";
import { readMemberCount } from "../../community/users/directory/listings.ts";
import * as events from "../../competition/events/events.service.ts";
import { list as judges } from "../../competition/judges/judges.service.ts";
import { list as about } from "../../content/about/about.service.ts";
import { list as annualPlan } from "../../content/annual-plan/annual-plan.service.ts";
import { list as nationalTeam } from "../../content/national-team/national-team.service.ts";
import * as news from "../../content/news/news.service.ts";
import { list as officials } from "../../content/officials/officials.service.ts";
import { orGone } from "../../core/errors.ts";
import { inParallel } from "../../core/parallel.ts";
import { allCoaches, listCoaches } from "../../training/coaches/coaches.service.ts";
import { toDojoPage } from "../../training/dojos/dojo-page.ts";
import { publishedDojos } from "../../training/dojos/dojos.service.ts";
import { wholeTimetable } from "../../training/training-classes/training-classes.service.ts";
import { readSettings } from "../settings/settings.service.ts";
import type { ToRender } from "./shown.ts";
import type { Known } from "./sitemap.ts";

/**
 * Number of past events with prerendered pages. Older ones are rendered in the browser from the
 * API.
 */
const pastWithPages = 50;
/** At most this many events drop out of those pages per hourly run. */
const leavingAtOnce = 20;

/** Ids of the articles or events whose detail pages have to be rendered. */
const numbersIn = (render: ReadonlySet<string>, name: "event" | "article") =>
	[...render]
		.flatMap((path) => pageAt(path) ?? [])
		.flatMap((page) => (page.name === name ? [page.id] : []));

/** The articles whose detail pages are rendered now: all of them, or those that changed. */
async function articlesFor({ render }: ToRender): Promise<NewsItem[]> {
	if (render === "all") return news.allPublished();
	if (render === "byClock") return [];
	const read = (id: number) => news.one(id, { drafts: false }).catch(orGone);
	return (await inParallel(numbersIn(render, "article"), read)).filter((item) => item !== null);
}

/** Events whose detail page or classes changed. */
function changedEvents({ render, eventClassesOf = new Set() }: ToRender): number[] {
	return [
		...new Set([
			...(typeof render === "string" ? [] : numbersIn(render, "event")),
			...eventClassesOf,
		]),
	];
}

async function readMembers(): Promise<PageData["members"]> {
	const begin = (lang: Locale) => listMembers({ search: "", sort: "belt", lang });
	const [en, ar, count] = await Promise.all([begin("en"), begin("ar"), readMemberCount()]);
	return { first: { en, ar }, count };
}

/** All published dojos with their classes and coaches. */
async function dojoPages(): Promise<PageData["dojos"]> {
	const [dojos, classes, coaches] = await Promise.all([
		publishedDojos(),
		wholeTimetable(),
		allCoaches(),
	]);
	return dojos.map((dojo) => toDojoPage(dojo, { classes, coaches }));
}

/** Awaits several named reads at once and returns their results by name. */
async function answersTo<Answers extends object>(
	asked: { [Name in keyof Answers]: Promise<Answers[Name]> },
) {
	const names = Object.keys(asked) as (keyof Answers)[];
	const answers = await Promise.all(names.map((name) => asked[name]));
	return Object.fromEntries(names.map((name, position) => [name, answers[position]])) as Answers;
}

const every: readonly Shown[] = [...new Set(pageNames.flatMap((name) => pages[name].shows ?? []))];

/** Data listed in the sitemap. It is one file, so all of these are read if any of them is. */
const listed: readonly Shown[] = ["news", "events", "athletes", "trainingClasses", "dojos"];

/** The kinds of data shown by the pages that have to be rendered. */
function kindsFor({ render, eventClassesOf, newsOf }: ToRender): ReadonlySet<Shown> {
	if (typeof render === "string") return new Set(every);
	const showing = (kind: Shown) => pageNames.filter((name) => pages[name].shows?.includes(kind));
	const names = new Set([
		...[...render].flatMap((path) => pageAt(path)?.name ?? []),
		...(eventClassesOf?.size ? showing("events") : []),
		...(newsOf ? showing("news") : []),
	]);
	const kinds = [...names].flatMap((name) => pages[name].shows ?? []);
	return new Set(kinds.some((kind) => listed.includes(kind)) ? [...kinds, ...listed] : kinds);
}

const none = { rows: [] };

/**
 * Reads the data of the pages to be rendered, the sitemap's items if any of them may have changed,
 * and the events that no longer have a page. Kinds that none of these pages shows are not read and
 * stay empty.
 */
export async function readData(now: number, changed: ToRender) {
	const who = { drafts: false, now };
	const begin = { limit: eventsAtOnce };
	const kinds = kindsFor(changed);
	const ask = async <T>(kind: Shown, read: () => Promise<T>, nothing: NoInfer<T>) =>
		kinds.has(kind) ? read() : nothing;
	const { everyArticle, coming, over, team, classes, settings, ...lists } = await answersTo({
		news: ask("news", () => articlesFor(changed), []),
		latestNews: ask("news", () => news.list({ limit: newsAtOnce }, { drafts: false }), none),
		everyArticle: ask("news", () => news.everyPublished(), []),
		annualPlan: ask("annualPlan", () => annualPlan(currentYear(now)), []),
		upcoming: ask("events", () => events.list({ ...begin, when: "upcoming" }, who), none),
		past: ask("events", () => events.list({ ...begin, when: "past" }, who), none),
		coming: ask("events", () => events.allUpcoming(who), []),
		over: ask("events", () => events.latestPast(pastWithPages + leavingAtOnce, who), []),
		team: ask("athletes", () => nationalTeam({}, { staff: false, now }), none),
		coaches: ask("coaches", () => listCoaches({}), none),
		officials: ask("officials", () => officials({}, { inactive: false }), none),
		about: ask("about", () => about({}), none),
		members: ask("members", readMembers, { first: { en: none, ar: none }, count: 0 }),
		classes: ask("trainingClasses", wholeTimetable, []),
		dojos: ask("dojos", dojoPages, []),
		judges: ask("judges", () => judges({ staff: false }), []),
		settings: readSettings(),
	});
	const withPages = [...coming, ...over.slice(0, pastWithPages)];
	const athletes = team.rows;
	const data: PageData = {
		...lists,
		events: withPages,
		athletes,
		trainingClasses: classes,
		contactLines: contactLines(settings),
		now,
	};
	type WithPage = "news" | "events" | "athletes" | "trainingClasses" | "dojos";
	const known: Record<WithPage, Known[]> = {
		trainingClasses: classes.map(({ id }) => ({ id })),
		athletes: athletes.map(({ id, updatedAt, photoUrl }) => ({
			id,
			changedAt: updatedAt,
			imageUrl: photoUrl,
		})),
		news: everyArticle.map(({ id, datedAt, updatedAt, imageUrl }) => ({
			id,
			imageUrl: imageUrl ?? null,
			changedAt: updatedAt && updatedAt > datedAt ? updatedAt : datedAt,
		})),
		dojos: lists.dojos.map(({ id, updatedAt, imageUrl }) => ({
			id,
			imageUrl,
			changedAt: updatedAt,
		})),
		events: withPages.map(({ id, updatedAt, imageUrl }) => ({
			id,
			changedAt: updatedAt,
			imageUrl,
		})),
	};
	const leaving = changed.render === "all" || changed.render === "byClock";
	const old = leaving ? over.slice(pastWithPages).map(({ id }) => id) : changedEvents(changed);
	const shown = new Set<number>(withPages.map(({ id }) => id));
	const isListed = listed.some((kind) => kinds.has(kind));
	return { data, known: isListed ? known : null, gone: old.filter((id) => !shown.has(id)) };
}
