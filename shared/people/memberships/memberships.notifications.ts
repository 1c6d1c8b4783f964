import { defineKinds } from "../../core/notification-kinds.ts";

export const membershipsNotifications = defineKinds({ membership: { mailChoice: 40 } });
