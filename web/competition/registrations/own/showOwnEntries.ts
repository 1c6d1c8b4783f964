import { dashboardQuery } from "../../../base/staff/dashboard.queries.ts";
import { eventsQuery } from "../../events/events.queries.ts";

/**
 * Queries that show the user's registrations, their dependants' registrations and the events'
 * places.
 */
export const showOwnEntries = [{ queryKey: ["registrations"] }, dashboardQuery, eventsQuery];
