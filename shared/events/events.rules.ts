import { endOf, startOf } from "../core/time/kuwait.ts";
import type { EventClass } from "../event-classes/event-classes.schema.ts";
import type { Event, RegistrationState } from "./events.schema.ts";

/** Both lists of the specifications; the staff form starts at "event". */
export const eventTypes = [
	"event",
	"bootcamp",
	"tournament",
	"seminar",
	"grading",
	"training",
] as const;
export type EventType = (typeof eventTypes)[number];

type Dates = Pick<Event, "eventDate" | "endDate">;
type Window = Dates & Pick<Event, "registrationOpensAt" | "registrationDeadline">;
type Places = Window &
	Pick<Event, "maxParticipants" | "registeredCount" | "waiting" | "waitingList" | "cancelReason">;
type Counted = { max: number; taken: number };

/** Until when an event counts as upcoming: the end of its last day, in ms since 1970. */
export const endOfEvent = (event: Dates) => endOf(event.endDate ?? event.eventDate);

export const isUpcoming = (event: Dates, now: number) => now <= endOfEvent(event);

/** From and until when entries are taken (ms since 1970, both inclusive). No deadline: until the event starts. */
export const registrationWindow = (event: Window) => ({
	opens: event.registrationOpensAt ? startOf(event.registrationOpensAt) : 0,
	closes: event.registrationDeadline ? endOf(event.registrationDeadline) : endOf(event.eventDate),
});

export function registrationState(event: Places, now: number): RegistrationState {
	if (event.cancelReason !== null) return "cancelled";
	const { opens, closes } = registrationWindow(event);
	if (now > closes) return "closed";
	if (now < opens) return "notOpen";
	// Who comes while others wait stands behind them, even if a place is just being handed on.
	const left = placesLeft({ max: event.maxParticipants, taken: event.registeredCount });
	if (left !== 0 && !event.waiting) return "open";
	return event.waitingList ? "waitlist" : "full";
}

/** Whether entries are taken now, be it on the waiting list. */
export const takesEntries = ({ registrationState: state }: Pick<Event, "registrationState">) =>
	state === "open" || state === "waitlist";

type Lists = { event: boolean; class: boolean };

/**
 * Why somebody whom the event or the class keeps out cannot even wait; null when they can. Entries for a class wait on
 * the list of the class, also for a place at the event, so they need both lists.
 * @param full what keeps them out @param lists what has a waiting list
 */
export function waitRefusal(full: Lists, lists: Lists) {
	if (full.event && !(lists.event && lists.class)) return "event_full";
	return full.class && !lists.class ? "class_full" : null;
}

/** What comes of entering a class now. Who is at the event already (`seated`) needs no further place there. */
export function eventClassState(
	{ registrationState: state }: Pick<Event, "registrationState">,
	{
		maxParticipants: max,
		currentRegistrations: taken,
		waiting,
		waitingList,
	}: Pick<EventClass, "maxParticipants" | "currentRegistrations" | "waiting" | "waitingList">,
	seated = false,
): RegistrationState {
	if (state !== "open" && state !== "waitlist" && state !== "full") return state;
	const full = {
		event: state !== "open" && !seated,
		class: waiting || placesLeft({ max, taken }) === 0,
	};
	if (!full.event && !full.class) return "open";
	return waitRefusal(full, { event: state !== "full", class: waitingList }) ? "full" : "waitlist";
}

/** Places left as last counted; null where there is no limit. */
export const placesLeft = ({ max, taken }: Counted) => (max > 0 ? Math.max(0, max - taken) : null);

/** Upcoming first, soonest first; then what is past, latest first. */
export const upcomingFirst =
	(now: number) =>
	(a: Dates, b: Dates): number => {
		const [first, second] = [isUpcoming(a, now), isUpcoming(b, now)];
		if (first !== second) return first ? -1 : 1;
		const order = startOf(a.eventDate) - startOf(b.eventDate);
		return first ? order : -order;
	};

/** Most events in one answer. */
export const mostEvents = 50;
/** As many stand in the lists of the site before somebody asks for more. */
export const eventsAtOnce = 12;
/** How many stand on the visitors' start page. */
export const eventsOnHome = 6;
