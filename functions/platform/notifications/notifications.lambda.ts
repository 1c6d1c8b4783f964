import { notificationsRoutes } from "#shared/platform/notifications/notifications.routes.ts";
import { replyWithPage } from "../../core/http/answer.ts";
import { lambda } from "../../core/http/lambda.ts";
import { chooseMail, mailChoices } from "./mail-choices.ts";
import { list, mark, markAll, remove } from "./notifications.service.ts";

export const handler = lambda(notificationsRoutes, {
	list: async ({ caller, query }) => replyWithPage(await list(caller, query)),
	mark: ({ caller, params, body }) => mark(caller, params.id, body),
	readAll: ({ caller }) => markAll(caller),
	remove: ({ caller, params }) => remove(caller, params.id),
	mailChoices: ({ caller }) => mailChoices(caller),
	chooseMail: ({ caller, body }) => chooseMail(caller, body),
});
