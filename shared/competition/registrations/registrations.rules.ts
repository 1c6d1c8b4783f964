import { endOf, startOf } from "../../core/time/kuwait.ts";
import { registrationWindow } from "../events/events.rules.ts";
import type { Event } from "../events/events.schema.ts";

export const registrationStatuses = [
	"pending",
	"approved",
	"rejected",
	"waitlisted",
	"offered",
	"cancelled",
] as const;
export type RegistrationStatus = (typeof registrationStatuses)[number];

type Entry = Pick<
	Event,
	| "published"
	| "cancelReason"
	| "eventDate"
	| "endDate"
	| "registrationOpensAt"
	| "registrationDeadline"
>;

/** Maximum number of registrations in one call. */
export const mostRegistrationsAtOnce = 100;

/**
 * Why nobody can register for the event now; null if registration is open. Does not check places.
 */
export function registrationRefusal(event: Entry, now: number) {
	if (!event.published) return "not_found";
	if (event.cancelReason !== null) return "event_cancelled";
	const { opens, closes } = registrationWindow(event);
	if (now > closes) return "registration_closed";
	return now < opens ? "registration_not_open" : null;
}

/**
 * Whether people can still withdraw their own registration: until the deadline, or until the event
 * begins if staff moved them to another event class. Staff can at any time.
 */
export const mayCancel = (
	event: Pick<Event, "eventDate" | "registrationDeadline">,
	now: number,
	isMoved = false,
) =>
	now <= registrationWindow({ ...event, endDate: null, registrationOpensAt: null }).closes ||
	(isMoved && now < startOf(event.eventDate));

/** Whether a registration is active: it holds a place or is on the waiting list. */
export const isAlive = (status: string) => holdsPlace(status) || status === "waitlisted";

/** Whether a registration holds a place. */
export const holdsPlace = (status: string) =>
	status === "pending" || status === "approved" || status === "offered";

/**
 * Whether a person already has a place at an event, so that a further class takes no further place.
 */
export const isSeated = (entries: readonly { status: string }[]) =>
	entries.some(({ status }) => holdsPlace(status));

/**
 * Until when an offered place can be accepted (ms since 1970): `offerHours` from now, but not after
 * the event date.
 */
export const offerExpiry = (event: Pick<Event, "eventDate" | "offerHours">, now: number) =>
	Math.min(now + event.offerHours * 60 * 60 * 1000, Math.max(now, endOf(event.eventDate)));
