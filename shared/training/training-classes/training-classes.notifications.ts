import { defineKinds } from "../../core/notification-kinds.ts";

export const trainingClassesNotifications = defineKinds({ class: { mailChoice: 60 } });
