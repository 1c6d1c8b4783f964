import { notificationsRoutes } from "#shared/people/notifications/notifications.routes.ts";
import { client } from "../../core/calls/client.ts";

export const notifications = client(notificationsRoutes);
