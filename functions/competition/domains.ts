export { eventsDomain as events } from "./events/events.domain.ts";
export { feesDomain as fees } from "./fees/fees.domain.ts";
export { judgesDomain as judges } from "./judges/judges.domain.ts";
export { ledgerDomain as ledger } from "./ledger/ledger.domain.ts";
export { liveDomain as live } from "./live/live.domain.ts";
export { onlinePaymentsDomain as "online-payments" } from "./online-payments/online-payments.domain.ts";
export { registrationsDomain as registrations } from "./registrations/registrations.domain.ts";
export { waitingRoomDomain as "waiting-room" } from "./waiting-room/waiting-room.domain.ts";
