import { defineKinds } from "../../core/notification-kinds.ts";

export const studentsNotifications = defineKinds({ student: { mailChoice: 80 } });
