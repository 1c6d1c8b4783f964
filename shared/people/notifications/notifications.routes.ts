import * as z from "zod/mini";
import { routes } from "../../core/http/route.ts";
import {
	MailChoices,
	MailChoicesEdit,
	Notification,
	NotificationParams,
	NotificationQuery,
	ReadMark,
} from "./notifications.schema.ts";

export const notificationsRoutes = routes({
	list: {
		method: "GET",
		path: "/notifications",
		access: "signedIn",
		summary:
			"Notifications of the signed-in person, newest first, in the requested language, 100 to a page",
		query: NotificationQuery,
		response: z.array(Notification),
		cursor: true,
		requests: 3,
	},
	mark: {
		method: "PATCH",
		path: "/notifications/{id}/read",
		access: "signedIn",
		summary: "Mark a notification of the signed-in person as read or unread",
		params: NotificationParams,
		body: ReadMark,
		response: Notification,
		requests: 3,
	},
	readAll: {
		method: "POST",
		path: "/notifications/read-all",
		access: "signedIn",
		summary: "Mark all notifications of the signed-in person as read",
		response: z.object({ marked: z.number() }),
		// Session, and reading and marking, repeated if a notification changed in between.
		requests: 7,
	},
	remove: {
		method: "DELETE",
		path: "/notifications/{id}",
		access: "signedIn",
		summary: "Delete a notification of the signed-in person",
		params: NotificationParams,
		response: z.object({ id: z.string() }),
		requests: 2,
	},
	mailChoices: {
		method: "GET",
		path: "/me/mail",
		access: "signedIn",
		summary: "The kinds of notifications that are emailed to the signed-in person",
		response: MailChoices,
		requests: 2,
	},
	chooseMail: {
		method: "PATCH",
		path: "/me/mail",
		access: "signedIn",
		summary: "Choose the kinds of notifications to be emailed; decisions are always emailed",
		body: MailChoicesEdit,
		response: MailChoices,
		requests: 4,
	},
});
