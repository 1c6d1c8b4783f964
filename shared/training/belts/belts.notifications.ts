import { defineKinds } from "../../core/notification-kinds.ts";

export const beltsNotifications = defineKinds({ promotion: { mailChoice: 20 } });
