import { defineKinds } from "../../core/notification-kinds.ts";

export const broadcastsNotifications = defineKinds({ broadcast: { mailChoice: 70 } });
