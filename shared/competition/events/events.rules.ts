import { endOf, kuwaitDate, startOf } from "../../core/time/kuwait.ts";
import type { EventClass } from "../event-classes/event-classes.schema.ts";
import type { Event, RegistrationState } from "./events.schema.ts";

/** All event types of the specifications; the staff form starts with "event". */
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

/** End of the event's last day, in ms since 1970. Until then it counts as upcoming. */
export const endOfEvent = (event: Dates) => endOf(event.endDate ?? event.eventDate);

export const isUpcoming = (event: Dates, now: number) => now <= endOfEvent(event);

/** Whether an event was called off. The reason may be empty. */
export const isCancelled = ({ cancelReason }: { cancelReason?: string | null }) =>
	cancelReason != null;

/**
 * Whether the event's last day is over. An event with an hour stops being upcoming at that hour.
 */
export const hasEnded = ({ eventDate, endDate }: Dates, now: number) =>
	now > endOf(kuwaitDate(endOf(endDate ?? eventDate)));

/**
 * When registration opens and closes (ms since 1970, both inclusive). Without a deadline it closes
 * at the end of the event date.
 */
export const registrationWindow = (event: Window) => ({
	opens: event.registrationOpensAt ? startOf(event.registrationOpensAt) : 0,
	closes: event.registrationDeadline ? endOf(event.registrationDeadline) : endOf(event.eventDate),
});

export function registrationState(event: Places, now: number): RegistrationState {
	if (event.cancelReason !== null) return "cancelled";
	const { opens, closes } = registrationWindow(event);
	if (now > closes) return "closed";
	if (now < opens) return "notOpen";
	// Newcomers go behind the waiting list, even while a free place is being passed on.
	const left = placesLeft({ max: event.maxParticipants, taken: event.registeredCount });
	if (left !== 0 && !event.waiting) return "open";
	return event.waitingList ? "waitlist" : "full";
}

/** Whether a registration can be made now, if only on the waiting list. */
export const takesEntries = ({ registrationState: state }: Pick<Event, "registrationState">) =>
	state === "open" || state === "waitlist";

/**
 * The lists of upcoming events: all of them, those not cancelled, those that accept registrations.
 */
export const upcomingLists = ["upcoming", "held", "open"] as const;
export type UpcomingList = (typeof upcomingLists)[number];

/** Which upcoming events a list contains. */
export const isInList: Record<UpcomingList, (event: Pick<Event, "registrationState">) => boolean> =
	{
		upcoming: () => true,
		held: ({ registrationState: state }) => state !== "cancelled",
		open: takesEntries,
	};

type Lists = { event: boolean; class: boolean };

/**
 * Why a person who gets no place cannot join a waiting list either; null if they can. Registrations
 * for a class wait on the list of the class, also for a seat at the event, so they need both lists.
 * @param full which of event and class have no place
 * @param lists which of them have a waiting list
 */
export function waitRefusal(full: Lists, lists: Lists) {
	if (full.event && !(lists.event && lists.class)) return "event_full";
	return full.class && !lists.class ? "class_full" : null;
}

/**
 * State of a class for a person who registers now. A person with a seat at the event (`seated`)
 * needs no further place there.
 */
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

/** Places left at the last count; null without a limit. */
export const placesLeft = ({ max, taken }: Counted) => (max > 0 ? Math.max(0, max - taken) : null);

/** Upcoming events first, soonest first; then past events, latest first. */
export const upcomingFirst =
	(now: number) =>
	(a: Dates, b: Dates): number => {
		const [first, second] = [isUpcoming(a, now), isUpcoming(b, now)];
		if (first !== second) return Number(second) - Number(first);
		const order = startOf(a.eventDate) - startOf(b.eventDate);
		return first ? order : -order;
	};

/** Largest number of events in one answer. */
export const mostEvents = 50;
/** Number of events that a list on the site shows before "more" is pressed. */
export const eventsAtOnce = 12;
/** Number of events on the visitors' start page. */
export const eventsOnHome = 6;

/** The events of the start page: the next ones that are not cancelled. */
export const homeEvents = { when: "held", limit: eventsOnHome } as const;

type Text = string | null | undefined;
type Announced = {
	eventDate: string;
	endDate?: Text;
	location: string;
	locationAr?: Text;
	registrationDeadline?: Text;
	schedule?: Text;
};

const differ = (one: Text, other: Text) => (one || null) !== (other || null);

/**
 * Whether an event moves. A translation that is added or removed does not move it, and neither does
 * removing its place.
 */
const isNewPlace = (before: Announced, after: Announced) =>
	after.location !== "" &&
	(differ(before.location, after.location) ||
		(Boolean(before.locationAr && after.locationAr) &&
			differ(before.locationAr, after.locationAr)));

/** Only an earlier deadline is worth a notification: people have less time. */
const isEarlierDeadline = (from: Text, to: Text) =>
	Boolean(to) && (!from || startOf(to as string) < startOf(from));

/** Which changes of an event everybody who takes part or judges is notified of. */
export const announcedChanges = (before: Announced, after: Announced) => ({
	days: differ(before.eventDate, after.eventDate) || differ(before.endDate, after.endDate),
	place: isNewPlace(before, after),
	deadline: isEarlierDeadline(before.registrationDeadline, after.registrationDeadline),
	programme: Boolean(after.schedule) && differ(before.schedule, after.schedule),
});

type Terms = Partial<{ [name in TermField]: unknown }>;
type TermField = (typeof termFields)[keyof typeof termFields][number];
const termFields = {
	/** Who no longer meets them is notified. */
	conditions: ["requiredDocument", "membershipRule", "guardianConsent", "ageReferenceDate"],
	/** Who owes a fee is notified of what it means for them. */
	payment: ["payUntil", "paymentRule", "unpaidRule", "lateCancellation"],
	/**
	 * A new price applies to later registrations and to people on the waiting list; only the latter
	 * are notified.
	 */
	price: ["fee", "lateFee", "lateFrom", "memberFee"],
} as const;

/** Which terms of an event change, for those who have registered. */
export function changedTerms(before: Terms, after: Terms) {
	const isChanged = (kind: keyof typeof termFields) =>
		termFields[kind].some((name) => (before[name] ?? null) !== (after[name] ?? null));
	return {
		conditions: isChanged("conditions"),
		payment: isChanged("payment"),
		price: isChanged("price"),
	};
}
