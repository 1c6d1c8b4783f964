import type { EventClassId, EventId, UserId } from "../../core/ids.ts";

/** The registration whose code the check-in desk scans. */
export type EntryCode = { eventId: EventId; userId: UserId; classId: EventClassId };

/**
 * What the code of an entry holds: the address of the weigh-in with the numbers of the entry behind
 * the #. They say nothing about the person, and open nothing without a duty at the event.
 */
export const entryCodePath = ({ eventId, userId, classId }: EntryCode) =>
	`/events/${eventId}/weigh-in#entry=${eventId}-${userId}-${classId}`;

/** Reads what is behind the # of a code's address; null if there is no code. */
export function readEntryCode(hash: string): EntryCode | null {
	const numbers = /^#entry=(\d{1,15})-(\d{1,15})-(\d{1,15})$/.exec(hash)?.slice(1).map(Number);
	if (!numbers) return null;
	const [eventId, userId, classId] = numbers;
	return {
		eventId: eventId as EventId,
		userId: userId as UserId,
		classId: classId as EventClassId,
	};
}
