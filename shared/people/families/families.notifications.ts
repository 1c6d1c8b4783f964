import { defineKinds } from "../../core/notification-kinds.ts";

export const familiesNotifications = defineKinds({ family: {} });
