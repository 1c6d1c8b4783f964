import { defineKinds } from "../../core/notification-kinds.ts";

export const applicationsNotifications = defineKinds({ application: {} });
