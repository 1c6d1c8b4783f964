import { eventsRoutes } from "#shared/events/events.routes.ts";
import { seesDrafts } from "../core/caller.ts";
import { listed } from "../core/http/answer.ts";
import { lambda } from "../core/http/lambda.ts";
import { conflictsIn } from "../registrations/entries.service.ts";
import { firstWaiting } from "../registrations/waiting-list.ts";
import { checkEventClasses } from "./event-class-reach.service.ts";
import * as eventClasses from "./event-classes.service.ts";
import * as events from "./events.service.ts";

const entries: eventClasses.Entries = {
	conflictsIn,
	isWaitedFor: async (event, classId) => (await firstWaiting(event, { classId })).length > 0,
};

export const handler = lambda(eventsRoutes, {
	list: async ({ query, caller }) => listed(await events.list(query, { drafts: seesDrafts(caller), now: caller.now })),
	get: ({ params, caller }) => events.get(params.id, { drafts: seesDrafts(caller), now: caller.now }),
	create: ({ body, caller }) => events.create(caller, body),
	update: ({ params, body, caller }) => events.update(caller, params.id, body),
	patch: ({ params, body, caller }) => events.setPublished(caller, params.id, body),
	remove: ({ params, query, caller }) => events.remove(caller, params.id, query.force === "true"),
	publish: ({ params, caller }) => events.setPublished(caller, params.id, { published: true }),
	cancel: ({ params, body, caller }) => events.cancel(caller, params.id, body.reason),
	listEventClasses: async ({ params, caller }) =>
		(await events.get(params.id, { drafts: seesDrafts(caller), now: caller.now })).classes,
	createEventClass: ({ params, body, caller }) => eventClasses.create(caller, params.id, body),
	checkEventClasses: ({ params, body }) => checkEventClasses(params.id, body.classes),
	updateEventClass: ({ params, body, caller }) => eventClasses.update(caller, params, body, entries),
	removeEventClass: ({ params, caller }) => eventClasses.remove(caller, params, entries),
});
