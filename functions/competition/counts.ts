export { eventsCounts as events } from "./events/events.counts.ts";
export { feesCounts as fees } from "./fees/fees.counts.ts";
