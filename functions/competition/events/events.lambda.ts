import { eventsRoutes } from "#shared/competition/events/events.routes.ts";
import type { Event } from "#shared/competition/events/events.schema.ts";
import { defaultLocale, type Locale } from "#shared/core/locales.ts";
import { seesDrafts } from "../../core/caller.ts";
import { env } from "../../core/env.ts";
import { Download, replyWithPage } from "../../core/http/answer.ts";
import { editRecord, lambda } from "../../core/http/lambda.ts";
import { conflictsIn } from "../registrations/entries/entries.service.ts";
import { firstWaiting } from "../registrations/seating/waiting-list.ts";
import { toCalendar } from "./calendar.ts";
import { checkEventClasses } from "./event-class-reach.service.ts";
import {
	createEventClass,
	createEventClasses,
	type Entries,
	removeEventClass,
	updateEventClass,
} from "./event-classes.service.ts";
import {
	cancelEvent,
	createEvent,
	listEvents,
	publishedFrom,
	readEvent,
	removeEvent,
	setPublished,
	updateEvent,
} from "./events.service.ts";

const entries: Entries = {
	conflictsIn,
	isWaitedFor: async (event, classId) => (await firstWaiting(event, { classId })).length > 0,
};

/** How far back the calendar of all events goes, in ms. */
const twoYears = 2 * 366 * 24 * 60 * 60 * 1000;

const asCalendar = (events: Event[], locale: Locale = defaultLocale, name?: string) =>
	new Download(toCalendar(events, locale, env().SITE_URL), { type: "text/calendar", name });

export const handler = lambda(eventsRoutes, {
	list: async ({ query, caller }) =>
		replyWithPage(await listEvents(query, { drafts: seesDrafts(caller), now: caller.now })),
	get: ({ params, caller }) =>
		readEvent(params.id, { drafts: seesDrafts(caller), now: caller.now }),
	calendar: async ({ params, query, caller: { now } }) => {
		const event = await readEvent(params.id, { drafts: false, now });
		return asCalendar([event], query.lang, `event-${params.id}.ics`);
	},
	calendarOfAll: async ({ query, caller: { now } }) =>
		asCalendar(await publishedFrom(now - twoYears, now), query.lang),
	create: ({ body, caller }) => createEvent(caller, body),
	update: editRecord(
		({ params, caller }) => readEvent(params.id, { drafts: true, now: caller.now }),
		({ params, body, caller }) => updateEvent(caller, params.id, body),
	),
	patch: ({ params, body, caller }) => setPublished(caller, params.id, body),
	remove: ({ params, query, caller }) => removeEvent(caller, params.id, query.force === "true"),
	publish: ({ params, caller }) => setPublished(caller, params.id, { published: true }),
	cancel: ({ params, body, caller }) => cancelEvent(caller, params.id, body.reason),
	listEventClasses: async ({ params, caller }) =>
		(await readEvent(params.id, { drafts: seesDrafts(caller), now: caller.now })).classes,
	createEventClass: ({ params, body, caller }) => createEventClass(caller, params.id, body),
	createEventClasses: ({ params, body, caller }) =>
		createEventClasses(caller, params.id, body.classes),
	checkEventClasses: ({ params, body }) => checkEventClasses(params.id, body.classes),
	updateEventClass: editRecord(
		async ({ params, caller }) => {
			const event = await readEvent(params.id, { drafts: true, now: caller.now });
			return event.classes.find(({ id }) => id === params.classId);
		},
		({ params, body, caller }) => updateEventClass(caller, params, body, entries),
	),
	removeEventClass: ({ params, caller }) => removeEventClass(caller, params, entries),
});
