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
import * as eventClasses from "./event-classes.service.ts";
import * as events from "./events.service.ts";

const entries: eventClasses.Entries = {
	conflictsIn,
	isWaitedFor: async (event, classId) => (await firstWaiting(event, { classId })).length > 0,
};

/** How far back the calendar of all events goes, in ms. */
const twoYears = 2 * 366 * 24 * 60 * 60 * 1000;

const asCalendar = (events: Event[], locale: Locale = defaultLocale, name?: string) =>
	new Download(toCalendar(events, locale, env().SITE_URL), { type: "text/calendar", name });

export const handler = lambda(eventsRoutes, {
	list: async ({ query, caller }) =>
		replyWithPage(await events.list(query, { drafts: seesDrafts(caller), now: caller.now })),
	get: ({ params, caller }) =>
		events.get(params.id, { drafts: seesDrafts(caller), now: caller.now }),
	calendar: async ({ params, query, caller: { now } }) => {
		const event = await events.get(params.id, { drafts: false, now });
		return asCalendar([event], query.lang, `event-${params.id}.ics`);
	},
	calendarOfAll: async ({ query, caller: { now } }) =>
		asCalendar(await events.publishedFrom(now - twoYears, now), query.lang),
	create: ({ body, caller }) => events.create(caller, body),
	update: editRecord(
		({ params, caller }) => events.get(params.id, { drafts: true, now: caller.now }),
		({ params, body, caller }) => events.update(caller, params.id, body),
	),
	patch: ({ params, body, caller }) => events.setPublished(caller, params.id, body),
	remove: ({ params, query, caller }) => events.remove(caller, params.id, query.force === "true"),
	publish: ({ params, caller }) => events.setPublished(caller, params.id, { published: true }),
	cancel: ({ params, body, caller }) => events.cancel(caller, params.id, body.reason),
	listEventClasses: async ({ params, caller }) =>
		(await events.get(params.id, { drafts: seesDrafts(caller), now: caller.now })).classes,
	createEventClass: ({ params, body, caller }) => eventClasses.create(caller, params.id, body),
	createEventClasses: ({ params, body, caller }) =>
		eventClasses.createSeveral(caller, params.id, body.classes),
	checkEventClasses: ({ params, body }) => checkEventClasses(params.id, body.classes),
	updateEventClass: editRecord(
		async ({ params, caller }) => {
			const event = await events.get(params.id, { drafts: true, now: caller.now });
			return event.classes.find(({ id }) => id === params.classId);
		},
		({ params, body, caller }) => eventClasses.update(caller, params, body, entries),
	),
	removeEventClass: ({ params, caller }) => eventClasses.remove(caller, params, entries),
});
