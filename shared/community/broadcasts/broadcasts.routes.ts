import * as z from "zod/mini";
import { routes } from "../../core/http/route.ts";
import {
	Broadcast,
	BroadcastDraft,
	BroadcastDraftEdit,
	BroadcastDraftInput,
	BroadcastDraftParams,
	BroadcastInput,
	BroadcastParams,
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
			"Send an announcement, at once or later, by bell and optionally by email; a coach to their students or class",
		body: BroadcastInput,
		response: Broadcast,
		status: 202,
		costly: "broadcast",
		requests: 35,
	},
	cancel: {
		method: "DELETE",
		path: "/notifications/broadcasts/{id}",
		access: "coachOrAdmin",
		summary: "Cancel an announcement that waits for its time; a coach cancels their own",
		params: BroadcastParams,
		status: 204,
		requests: 4,
	},
	drafts: {
		method: "GET",
		path: "/notifications/drafts",
		access: "admin",
		summary: "Announcements that staff keep for later, the one that was changed last first",
		response: z.array(BroadcastDraft),
		requests: 3,
	},
	keep: {
		method: "POST",
		path: "/notifications/drafts",
		access: "admin",
		summary: "Keep an announcement as a draft that all staff can open",
		body: BroadcastDraftInput,
		response: BroadcastDraft,
		status: 201,
		requests: 5,
	},
	change: {
		method: "PUT",
		path: "/notifications/drafts/{id}",
		access: "admin",
		summary: "Change a draft of an announcement",
		params: BroadcastDraftParams,
		body: BroadcastDraftEdit,
		response: BroadcastDraft,
		requests: 5,
	},
	discard: {
		method: "DELETE",
		path: "/notifications/drafts/{id}",
		access: "admin",
		summary: "Delete a draft of an announcement",
		params: BroadcastDraftParams,
		status: 204,
		requests: 4,
	},
});
