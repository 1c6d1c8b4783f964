import { defineKinds } from "../../core/notification-kinds.ts";

export const registrationsNotifications = defineKinds({ registration: { mailChoice: 10 } });
