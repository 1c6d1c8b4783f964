export { drawsNotifications as draws } from "./draws/draws.notifications.ts";
export { dutiesNotifications as duties } from "./duties/duties.notifications.ts";
export { eventsNotifications as events } from "./events/events.notifications.ts";
export { feesNotifications as fees } from "./fees/fees.notifications.ts";
export { gradingsNotifications as gradings } from "./gradings/gradings.notifications.ts";
export { judgesNotifications as judges } from "./judges/judges.notifications.ts";
export { onlinePaymentsNotifications as "online-payments" } from "./online-payments/online-payments.notifications.ts";
export { registrationsNotifications as registrations } from "./registrations/registrations.notifications.ts";
