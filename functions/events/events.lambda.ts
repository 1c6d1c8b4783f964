import { eventsRoutes } from "#shared/events/events.routes.ts";
import { lambda, listed, seesDrafts } from "../core/lambda.ts";
import { checkClasses } from "./class-reach.service.ts";
import * as classes from "./classes.service.ts";
import * as events from "./events.service.ts";

export const handler = lambda(eventsRoutes, {
	list: async ({ query, caller }) => listed(await events.list(query, { drafts: seesDrafts(caller), now: caller.now })),
	get: ({ params, caller }) => events.get(params.id, { drafts: seesDrafts(caller), now: caller.now }),
	create: ({ body, caller }) => events.create(caller, body),
	update: ({ params, body, caller }) => events.update(caller, params.id, body),
	patch: ({ params, body, caller }) => events.setPublished(caller, params.id, body),
	remove: ({ params, query, caller }) => events.remove(caller, params.id, query.force === "true"),
	publish: ({ params, caller }) => events.setPublished(caller, params.id, { published: true }),
	cancel: ({ params, body, caller }) => events.cancel(caller, params.id, body.reason),
	listClasses: async ({ params, caller }) =>
		(await events.get(params.id, { drafts: seesDrafts(caller), now: caller.now })).classes,
	createClass: ({ params, body, caller }) => classes.create(caller, params.id, body),
	checkClasses: ({ params, body }) => checkClasses(params.id, body.classes),
	updateClass: ({ params, body, caller }) => classes.update(caller, params, body),
	removeClass: ({ params, caller }) => classes.remove(caller, params),
});
