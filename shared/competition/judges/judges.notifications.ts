import { defineKinds } from "../../core/notification-kinds.ts";

export const judgesNotifications = defineKinds({ judging: { mailChoice: 30 } });
