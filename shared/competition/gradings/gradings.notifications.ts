import { defineKinds } from "../../core/notification-kinds.ts";

export const gradingsNotifications = defineKinds({ grading: {} });
