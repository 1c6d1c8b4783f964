import { defineKinds } from "../../core/notification-kinds.ts";

export const onlinePaymentsNotifications = defineKinds({ onlinePayment: {} });
