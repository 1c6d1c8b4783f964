import { notificationsRoutes } from "#shared/platform/notifications/notifications.routes.ts";
import { replyWithPage } from "../../core/http/answer.ts";
import { lambda } from "../../core/http/lambda.ts";
import { chooseMail, mailChoices } from "./mail-choices.ts";
import * as notifications from "./notifications.service.ts";

export const handler = lambda(notificationsRoutes, {
	list: async ({ caller, query }) => replyWithPage(await notifications.list(caller, query)),
	mark: ({ caller, params, body }) => notifications.mark(caller, params.id, body),
	readAll: ({ caller }) => notifications.markAll(caller),
	remove: ({ caller, params }) => notifications.remove(caller, params.id),
	mailChoices: ({ caller }) => mailChoices(caller),
	chooseMail: ({ caller, body }) => chooseMail(caller, body),
});
