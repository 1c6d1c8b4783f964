import { notificationsRoutes } from "#shared/notifications/notifications.routes.ts";
import { lambda } from "../core/lambda.ts";
import { list, mark, markAll, remove } from "./notifications.service.ts";

export const handler = lambda(notificationsRoutes, {
	list: ({ caller }) => list(caller),
	mark: ({ caller, params, body }) => mark(caller, params.id, body),
	readAll: ({ caller }) => markAll(caller),
	remove: ({ caller, params }) => remove(caller, params.id),
});
