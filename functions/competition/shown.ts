export { eventsShown as events } from "./events/events.shown.ts";
export { judgesShown as judges } from "./judges/judges.shown.ts";
