import { defineKinds } from "../../core/notification-kinds.ts";

export const eventsNotifications = defineKinds({ event: {} });
