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
			"Announcements with their progress, latest first, 20 to a page; a coach sees their own",
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
		summary: "Preview an announcement in both languages, with the number of recipients",
		body: BroadcastInput,
		response: BroadcastPreview,
		costly: "check",
		// Entrants by status are counted from up to 16 lists.
		requests: 30,
	},
	send: {
		method: "POST",
		path: "/notifications/broadcast",
		access: "coachOrAdmin",
		summary:
			"Send an announcement, by bell and optionally by email; a coach to their students or class",
		body: BroadcastInput,
		response: Broadcast,
		status: 202,
		costly: "broadcast",
		requests: 35,
	},
});
