import { notificationsRoutes } from "#shared/people/notifications/notifications.routes.ts";
import { replyWithPage } from "../../core/http/answer.ts";
import { lambda } from "../../core/http/lambda.ts";
import { chooseMail, mailChoices } from "./mail-choices.ts";
import {
	listNotifications,
	markAllNotifications,
	markNotification,
	removeNotification,
} from "./notifications.service.ts";

export const handler = lambda(notificationsRoutes, {
	list: async ({ caller, query }) => replyWithPage(await listNotifications(caller, query)),
	mark: ({ caller, params, body }) => markNotification(caller, params.id, body),
	readAll: ({ caller }) => markAllNotifications(caller),
	remove: ({ caller, params }) => removeNotification(caller, params.id),
	mailChoices: ({ caller }) => mailChoices(caller),
	chooseMail: ({ caller, body }) => chooseMail(caller, body),
});
