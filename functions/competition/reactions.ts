export { eventsReactions as events } from "./events/events.reactions.ts";
export { feesReactions as fees } from "./fees/fees.reactions.ts";
export { gradingsReactions as gradings } from "./gradings/gradings.reactions.ts";
export { judgesReactions as judges } from "./judges/judges.reactions.ts";
export { liveReactions as live } from "./live/live.reactions.ts";
export { onlinePaymentsReactions as "online-payments" } from "./online-payments/online-payments.reactions.ts";
export { registrationsReactions as registrations } from "./registrations/registrations.reactions.ts";
export { waitingRoomReactions as "waiting-room" } from "./waiting-room/waiting-room.reactions.ts";
