import * as z from "zod/mini";
import { routes } from "../../core/http/route.ts";
import {
	Broadcast,
	BroadcastInput,
	BroadcastPreview,
	BroadcastsQuery,
} from "./broadcasts.schema.ts";

export const broadcastsRoutes = routes({
	list: {
		method: "GET",
		path: "/notifications/broadcasts",
		access: "coachOrAdmin",
		summary:
			"Messages to many, the latest first, with how far they are sent; 20 to a page; a coach sees their own",
		query: BroadcastsQuery,
		response: z.array(Broadcast),
		cursor: true,
		// Session, broadcasts, and the people, events, event classes and training classes that they
		// name.
		requests: 6,
	},
	preview: {
		method: "POST",
		path: "/notifications/broadcast/preview",
		access: "coachOrAdmin",
		summary:
			"What a message to many would say in both languages, and to how many it would go; nothing is sent",
		body: BroadcastInput,
		response: BroadcastPreview,
		costly: "check",
		requests: 10,
	},
	send: {
		method: "POST",
		path: "/notifications/broadcast",
		access: "coachOrAdmin",
		summary:
			"Send a message to many, by bell and, where asked for, by mail; a coach to their own students or class",
		body: BroadcastInput,
		response: Broadcast,
		status: 202,
		costly: "broadcast",
		requests: 15,
	},
});
