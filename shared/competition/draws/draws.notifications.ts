import { defineKinds } from "../../core/notification-kinds.ts";

export const drawsNotifications = defineKinds({ result: {} });
