import { defineKinds } from "../../core/notification-kinds.ts";

export const feesNotifications = defineKinds({ fee: { mailChoice: 50 } });
