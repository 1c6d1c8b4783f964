import type { Browser, BrowserContext, Locator, Page } from "playwright-core";
import type { Child } from "#shared/community/families/families.schema.ts";
import type { Event } from "#shared/competition/events/events.schema.ts";
import { verdictMessages } from "#web/competition/event-classes/verdict.messages.ts";
import { registrationMessages } from "#web/competition/registrations/registrations.messages.ts";
import { landingMessages } from "#web/content/landing/landing.messages.ts";
import { dashboardMessages } from "#web/platform/dashboard/dashboard.messages.ts";
import { trainingClassMessages } from "#web/training/training-classes/training-classes.messages.ts";
import { missed, type Row, row } from "../row.ts";
import { withSite } from "../site.ts";
import { withBrowser } from "./browser.ts";

type Verdict = { classId: number | null; reasons: { code: string }[] };

/** A person on a phone, with their taps. */
function personOn(page: Page, context: BrowserContext, url: string) {
	const person = {
		page,
		taps: 0,
		tap: async (target: Locator) => {
			await target.first().click();
			person.taps += 1;
		},
		button: (name: string | RegExp) => page.getByRole("button", { name }),
		link: (name: string | RegExp) => page.getByRole("link", { name }),
		open: (path: string) => page.goto(url + path, { waitUntil: "networkidle" }),
		get: async <T>(path: string): Promise<T> =>
			(await context.request.get(`${url}/api${path}`)).json(),
		/** The parts of an event that somebody can register for. */
		openFor: async (event: Event, id?: number) => {
			const whose = id ? `?userId=${id}` : "";
			const verdicts = await person.get<Verdict[]>(`/events/${event.id}/eligibility${whose}`);
			return verdicts.filter(({ reasons }) =>
				reasons.every(({ code }) => code === "weight_missing"),
			);
		},
		/** The first event in which they are not registered yet and that fits. */
		findEvent: async (fits: (event: Event) => Promise<boolean>): Promise<Event> => {
			for (const event of await person.get<Event[]>("/events")) {
				if (event.registrationState !== "open" || event.waitingRoom) continue;
				const own = await person.get<unknown[]>(`/events/${event.id}/registrations/mine`);
				if (own.length === 0 && (await fits(event))) return event;
			}
			throw new Error("no event fits");
		},
	};
	return person;
}
type Person = ReturnType<typeof personOn>;

type Task = (person: Person) => Promise<unknown>;
const toEvents = (person: Person) => person.tap(person.link(dashboardMessages.en["dash.browse"]));
const about = (title: string) => new RegExp(title.replace(/[^\p{L}\p{N}]+/gu, ".+"));

/** Registers the member; answers the event. */
async function register(person: Person): Promise<Event> {
	const event = await person.findEvent(
		async (one) => one.classes.length === 0 && (await person.openFor(one)).length > 0,
	);
	await person.open("/");
	await toEvents(person);
	const card = person.page.locator(".event-card", { hasText: event.titleEn });
	await person.tap(card.getByRole("button"));
	await card.locator(".badge").nth(1).waitFor();
	return event;
}

async function registerInClass(person: Person) {
	const event = await person.findEvent(
		async (one) => one.classes.length > 0 && (await person.openFor(one)).length > 0,
	);
	await person.open("/");
	await toEvents(person);
	const card = person.page.locator(".event-card", { hasText: event.titleEn });
	await person.tap(card.getByRole("link", { name: /register/i }));
	await person.tap(
		person.button(about(verdictMessages.en["verdict.enterFor"].replace("{name}", ""))),
	);
	const form = person.page.getByRole("dialog").or(person.page.locator("main form")).last();
	const weight = form.getByLabel(verdictMessages.en["verdict.weight"]);
	if (await weight.isVisible()) await weight.fill("68.4");
	await person.tap(form.locator("button[type=submit]"));
	await person.page.locator(".event-class-row .badge.primary, .badge.draft").first().waitFor();
}

async function registerChildren(person: Person) {
	const { children } = await person.get<{ children: Child[] }>("/me/dependents");
	const chosen: Child[] = [];
	const event = await person.findEvent(async (one) => {
		if (one.classes.length > 0) return false;
		chosen.length = 0;
		for (const child of children)
			if ((await person.openFor(one, child.id)).length > 0) chosen.push(child);
		return chosen.length > 1;
	});
	await person.open("/");
	await toEvents(person);
	await person.tap(
		person.page.locator(".event-card", { hasText: event.titleEn }).getByRole("button"),
	);
	await person.tap(person.link(/several/i));
	for (const { firstName } of chosen.slice(0, 2))
		await person.tap(person.page.getByRole("checkbox", { name: new RegExp(firstName) }));
	await person.tap(person.page.locator("form button[type=submit], .squad-foot button").last());
	await person.page.locator(".toast.success").waitFor();
}

async function findClass(person: Person) {
	const text = trainingClassMessages.en;
	await person.open("/");
	await person.tap(person.link(landingMessages.en["landing.findClass"]));
	await person.page.getByLabel(text["class.age"]).fill("8");
	await person.tap(person.button(text["class.for.girl"]));
	await person.page.locator(".training-class").first().waitFor();
}

async function cancel(person: Person) {
	const { id } = await register(person);
	person.taps = 0;
	await person.open(`/events/${id}`);
	await person.tap(person.button(new RegExp(registrationMessages.en["reg.cancel"])));
	await person.tap(person.page.getByRole("dialog").locator("button[type=submit]"));
	await person.page.locator(".toast.success").waitFor();
}

const tasks: { what: string; who?: string; most: number; task: Task }[] = [
	{ what: "cancel a registration, from the event's page", who: "member", most: 2, task: cancel },
	{ what: "register for an event", who: "member", most: 2, task: register },
	{ what: "register in an event class", who: "member", most: 4, task: registerInClass },
	{ what: "register two children", who: "parent", most: 6, task: registerChildren },
	{ what: "find a class for a girl of 8", most: 2, task: findClass },
];

async function countTaps(browser: Browser, url: string, who: string | undefined, task: Task) {
	const context = await browser.newContext({
		viewport: { width: 390, height: 844 },
		locale: "en-US",
	});
	await context.addCookies([{ name: "language", value: "en", url }]);
	if (who) {
		const data = { email: `${who}@demo.test`, password: "Karate-2026" };
		const headers = { origin: url, "sec-fetch-site": "same-origin" };
		await context.request.post(`${url}/api/auth/login`, { data, headers });
	}
	context.setDefaultTimeout(10_000);
	const person = personOn(await context.newPage(), context, url);
	try {
		await task(person);
	} finally {
		await context.close();
	}
	return person.taps;
}

/** Taps that the commonest tasks take from the dashboard or start page, on a phone. */
export const measureAt = (url: string): Promise<Row[]> =>
	withBrowser(async (browser) => {
		const rows: Row[] = [];
		for (const { what, who, most, task } of tasks) {
			const name = `taps: ${what}`;
			try {
				rows.push(row(name, [await countTaps(browser, url, who, task)], { must: [most] }));
			} catch (error) {
				console.error(`${name}:`, error);
				rows.push(missed(name));
			}
		}
		return rows;
	});

export const measure = (): Promise<Row[]> => withSite(({ url }) => measureAt(url));
