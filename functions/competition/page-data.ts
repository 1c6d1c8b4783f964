export { eventsPageData as events } from "./events/events.page-data.ts";
export { judgesPageData as judges } from "./judges/judges.page-data.ts";
