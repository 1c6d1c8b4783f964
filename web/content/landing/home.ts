import {
	eventsOnHome,
	isUpcoming,
	upcomingFirst,
} from "#shared/competition/events/events.rules.ts";
import type { Event } from "#shared/competition/events/events.schema.ts";
import { paths } from "../../core/address/paths.ts";

/** The next events, soonest first. */
export const upcomingOnHome = (events: Event[], now: number) =>
	events
		.filter((event) => isUpcoming(event, now))
		.sort(upcomingFirst(now))
		.slice(0, eventsOnHome);

/** Whether a path is one of the two addresses of the start page. */
export const isHome = (path: string) => path === paths.home || path === paths.welcome;
