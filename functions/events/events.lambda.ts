import { eventsRoutes } from "#shared/events/events.routes.ts";
import { lambda, seesDrafts } from "../core/lambda.ts";
import * as events from "./events.service.ts";

export const handler = lambda(eventsRoutes, {
	list: ({ caller }) => events.list({ drafts: seesDrafts(caller), now: caller.now }),
	get: ({ params, caller }) => events.get(params.id, { drafts: seesDrafts(caller), now: caller.now }),
	create: ({ body, caller }) => events.create(caller, body),
	update: ({ params, body, caller }) => events.update(caller, params.id, body),
	remove: ({ params, caller }) => events.remove(caller, params.id),
	publish: ({ params, caller }) => events.publish(caller, params.id),
});
