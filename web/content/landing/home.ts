import {
	eventsOnHome,
	isUpcoming,
	upcomingFirst,
} from "#shared/competition/events/events.rules.ts";
import type { Event } from "#shared/competition/events/events.schema.ts";
import { paths } from "../../core/address/paths.ts";

const isPossible = ({ registrationState: state }: Event) =>
	state !== "closed" && state !== "cancelled";

/** The next events, soonest first: those that people can still register for, if there are any. */
export function upcomingOnHome(events: Event[], now: number): Event[] {
	const upcoming = events.filter((event) => isUpcoming(event, now)).sort(upcomingFirst(now));
	const possible = upcoming.filter(isPossible);
	return (possible.length > 0 ? possible : upcoming).slice(0, eventsOnHome);
}

/** Whether a path is one of the two addresses of the start page. */
export const isHome = (path: string) => path === paths.home || path === paths.welcome;
