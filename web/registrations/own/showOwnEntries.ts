import { dashboardQuery } from "../../dashboard/dashboard.queries.ts";
import { eventsQuery } from "../../events/events.queries.ts";
import { myRegistrationsQuery } from "../registrations.queries.ts";

/** The queries that show one's own entries and the places at events. */
export const showOwnEntries = [myRegistrationsQuery, dashboardQuery, eventsQuery];
