export { eventsNames as events } from "./events/events.names.ts";
export { judgesNames as judges } from "./judges/judges.names.ts";
