import { defineKinds } from "../../core/notification-kinds.ts";

export const claimsNotifications = defineKinds({ claim: {} });
