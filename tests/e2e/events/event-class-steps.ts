import type { Page } from "playwright-core";
import type {
	EventClass,
	EventClassInput,
} from "#shared/competition/event-classes/event-classes.schema.ts";
import type { Event, EventInput } from "#shared/competition/events/events.schema.ts";
import type { Locale } from "#shared/core/locales.ts";
import { verdictMessages } from "#web/competition/event-classes/verdict.messages.ts";
import { call, eventually } from "../../core/api.ts";
import { baseUrl } from "../../core/env.ts";
import { createEventForTest } from "../../core/events.ts";
import { createPeopleForTest, createPersonForTest } from "../../core/people.ts";

export const light = {
	className: "Kumite −70",
	classNameAr: "كوميتيه −٧٠",
	maxParticipants: 4,
	minAge: 16,
	maxWeight: 70,
};
export const cadets: Partial<EventClassInput> = {
	className: "Kata cadets",
	classNameAr: "كاتا أشبال",
	maxParticipants: 0,
	maxAge: 13,
	maxBeltLevel: "orange-10",
};
export const adult = { dateOfBirth: "2001-04-05", gender: "male", currentBelt: "green-4" } as const;

/** Creates an event with these classes through the API. */
export async function eventWith(
	classes: Partial<EventClassInput>[],
	wish: Partial<EventInput> = {},
) {
	const { id } = await createEventForTest(wish);
	const { cookie } = await createPersonForTest({ role: "admin" });
	for (const body of classes) await call("POST", `/events/${id}/classes`, { cookie, body });
	const event: Event = (await call("GET", `/events/${id}`, { cookie })).body;
	return { event, classes: event.classes };
}

/** Waits until the prerendered page shows the classes. */
export async function rendered({ id, classes }: Event) {
	const page = async () => (await fetch(`${baseUrl}/events/${id}`)).text();
	const last = classes[classes.length - 1].className;
	await eventually(
		async () => (await page()).includes(`<h3 dir="auto">${last}`),
		"the rendered page",
	);
}

export const enter = ({ id, eventId }: EventClass, { cookie }: { cookie: string }) =>
	call("POST", `/events/${eventId}/classes/${id}/register`, {
		cookie,
		body: { declaredWeight: 65 },
	});

/** A full class with one place and one person waiting. */
export async function fullEventClass(wish: Partial<EventInput> = {}) {
	const { event, classes } = await eventWith([{ ...light, maxParticipants: 1 }], wish);
	const [holder, waiting] = await createPeopleForTest(2, adult);
	await enter(classes[0], holder);
	await enter(classes[0], waiting);
	await eventually(
		async () => (await call("GET", `/events/${event.id}`)).body.classes[0].waiting,
		"the class to be shown as full",
	);
	return { event, holder, waiting, id: `${event.id}-${waiting.id}-${classes[0].id}` };
}

export const nameOf = (wish: Partial<EventClassInput>, language: Locale) =>
	(language === "ar" ? wish.classNameAr : wish.className) as string;

export const rowOf = (page: Page, name: string) =>
	page.locator(".event-class-row").filter({ hasText: name });

export const buttonFor = (
	page: Page,
	language: Locale,
	id: "verdict.enterFor" | "verdict.joinFor",
	name: string,
) => page.getByRole("button", { name: verdictMessages[language][id].replace("{name}", name) });

export const expectFit = async (page: Page) =>
	expect(
		await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
	).toBeLessThanOrEqual(0);
