import { dashboardQuery } from "../../dashboard/dashboard.queries.ts";
import { eventsQuery } from "../../events/events.queries.ts";

/** The queries that show one's own entries, and those of whom one acts for, and the places at events. */
export const showOwnEntries = [{ queryKey: ["registrations"] }, dashboardQuery, eventsQuery];
