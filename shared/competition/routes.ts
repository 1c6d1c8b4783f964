export { eventsRoutes as events } from "./events/events.routes.ts";
export { feesRoutes as fees } from "./fees/fees.routes.ts";
export { judgesRoutes as judges } from "./judges/judges.routes.ts";
export { ledgerRoutes as ledger } from "./ledger/ledger.routes.ts";
export { onlinePaymentsRoutes as "online-payments" } from "./online-payments/online-payments.routes.ts";
export { registrationsRoutes as registrations } from "./registrations/registrations.routes.ts";
export { waitingRoomRoutes as "waiting-room" } from "./waiting-room/waiting-room.routes.ts";
