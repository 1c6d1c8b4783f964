import { endOf } from "../core/time/kuwait.ts";
import { registrationWindow } from "../events/events.rules.ts";
import type { Event } from "../events/events.schema.ts";

type Entry = Pick<
	Event,
	| "published"
	| "cancelReason"
	| "eventDate"
	| "endDate"
	| "registrationOpensAt"
	| "registrationDeadline"
>;

/** Why nobody can enter this event now; null when entries are taken. Places are not asked here. */
export function registrationRefusal(event: Entry, now: number) {
	if (!event.published) return "not_found";
	if (event.cancelReason !== null) return "event_cancelled";
	const { opens, closes } = registrationWindow(event);
	if (now > closes) return "registration_closed";
	return now < opens ? "registration_not_open" : null;
}

/** Whether a person may still withdraw their own entry. Staff may at any time. */
export const mayCancel = (event: Pick<Event, "eventDate" | "registrationDeadline">, now: number) =>
	now <= registrationWindow({ ...event, endDate: null, registrationOpensAt: null }).closes;

/** Statuses of an entry that is still alive. */
export const isAlive = (status: string) => holdsPlace(status) || status === "waitlisted";

/** Statuses that hold a place. */
export const holdsPlace = (status: string) =>
	status === "pending" || status === "approved" || status === "offered";

/** Whether somebody has a place at an event already, so that a further class takes none. */
export const isSeated = (entries: readonly { status: string }[]) =>
	entries.some(({ status }) => holdsPlace(status));

/** Until when an offered place may be accepted (ms since 1970): so many hours, but not beyond the event's own start. */
export const offerExpiry = (event: Pick<Event, "eventDate" | "offerHours">, now: number) =>
	Math.min(now + event.offerHours * 60 * 60 * 1000, Math.max(now, endOf(event.eventDate)));
