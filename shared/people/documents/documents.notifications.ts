import { defineKinds } from "../../core/notification-kinds.ts";

export const documentsNotifications = defineKinds({ document: { mailChoice: 90 } });
