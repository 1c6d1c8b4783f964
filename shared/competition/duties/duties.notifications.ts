import { defineKinds } from "../../core/notification-kinds.ts";

export const dutiesNotifications = defineKinds({ duty: { mailChoice: 35 } });
