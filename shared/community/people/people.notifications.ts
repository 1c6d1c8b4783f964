import { defineKinds } from "../../core/notification-kinds.ts";

export const peopleNotifications = defineKinds({ record: {} });
