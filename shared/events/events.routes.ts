import * as z from "zod/mini";
import { routes } from "../core/route.ts";
import { Event, EventInput, EventParams } from "./events.schema.ts";

export const eventsRoutes = routes({
	list: {
		method: "GET",
		path: "/events",
		access: "public",
		summary: "Events, latest date first; drafts for staff only",
		response: z.array(Event),
		sharedCache: 5,
		requests: 2,
	},
	get: {
		method: "GET",
		path: "/events/{id}",
		access: "public",
		summary: "One event; a draft for staff only",
		params: EventParams,
		response: Event,
		sharedCache: 5,
		requests: 2,
	},
	create: {
		method: "POST",
		path: "/events",
		access: "admin",
		summary: "Create an event",
		body: EventInput,
		response: Event,
		status: 201,
		requests: 3,
	},
	update: {
		method: "PUT",
		path: "/events/{id}",
		access: "admin",
		summary: "Change an event",
		params: EventParams,
		body: EventInput,
		response: Event,
		requests: 9,
	},
	remove: {
		method: "DELETE",
		path: "/events/{id}",
		access: "admin",
		summary: "Delete an event that nobody has entered",
		params: EventParams,
		status: 204,
		requests: 9,
	},
	publish: {
		method: "POST",
		path: "/events/{id}/publish",
		access: "admin",
		summary: "Publish an event",
		params: EventParams,
		response: Event,
		requests: 9,
	},
});
