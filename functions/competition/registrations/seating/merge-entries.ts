import { setTimeout as pause } from "node:timers/promises";
import { holdsPlace, isAlive } from "#shared/competition/registrations/registrations.rules.ts";
import type { EventId } from "#shared/core/ids.ts";
import { AppError } from "../../../core/errors.ts";
import { tryTransaction, type Write } from "../../../core/table/database.ts";
import { eventPool, freePlace } from "../../events/event-places.ts";
import { findWholeEvent } from "../../events/events.service.ts";
import { type RegistrationRecord, Registrations } from "../registration.entity.ts";
import { isEventSeat } from "../registration.kinds.ts";
import { keyOf, system } from "../registration.transitions.ts";
import { giveUpPlaces } from "./leave.ts";
import { isSeated, joinSeat, leaveSeat } from "./seats.ts";

type Entry = RegistrationRecord;

const entriesOf = async (userId: number): Promise<Entry[]> =>
	(await Registrations.query.forPerson({ userId }).go({ pages: "all", consistent: true })).data;

const alive = (entries: readonly Entry[]) => entries.filter(({ status }) => isAlive(status));
const sameTarget = (one: Entry, other: Entry) => one.classId === other.classId;

const moved = (entry: Entry, userId: number, now: number, change: Partial<Entry> = {}): Write[] => {
	const { requestKey: _, ...entryFields } = entry;
	return [
		// Overwrites only a registration that has ended.
		{
			put: Registrations.put({ ...entryFields, ...change, userId, version: now })
				.where(
					({ status }, { notExists, eq }) =>
						`${notExists(status)} OR ${eq(status, "cancelled")} OR ${eq(status, "rejected")}`,
				)
				.params(),
		},
		{
			delete: Registrations.delete(keyOf(entry))
				.where(({ version }, { eq }) => eq(version, entry.version))
				.params(),
		},
	];
};

/**
 * The next step of merging the registrations of one event. Each step shrinks the remaining work, so
 * an interrupted merge can be repeated.
 */
async function step(
	own: readonly Entry[],
	survivorEntries: readonly Entry[],
	keepId: number,
	now: number,
): Promise<Write[]> {
	const [mine, theirs] = [alive(own), alive(survivorEntries)];
	const [first] = own;
	if (mine.length === 0) {
		const there = survivorEntries.some((entry) => sameTarget(entry, first));
		return there ? moved(first, keepId, now).slice(1) : moved(first, keepId, now);
	}
	const both = mine.flatMap((entry) => {
		const other = isEventSeat(entry) ? undefined : theirs.find((one) => sameTarget(one, entry));
		return other ? [{ entry, other }] : [];
	});
	if (both.length > 0) {
		const [{ entry, other }] = both;
		const later = entry.registeredAt < other.registeredAt ? other : entry;
		await giveUpPlaces(keyOf(later), "cancelled", { by: system, now, reason: "merged" });
		return [];
	}
	// Only one person has active registrations here: move them unchanged.
	if (theirs.length === 0) return mine.flatMap((entry) => moved(entry, keepId, now));
	const seat = theirs.find(isEventSeat);
	const entry = mine.find((one) => !isEventSeat(one)) ?? mine[0];
	if (!isEventSeat(entry) && (!holdsPlace(entry.status) || !isSeated(seat))) {
		return moved(entry, keepId, now, { seated: isSeated(seat) });
	}
	return joined(entry, seat, mine.find(isEventSeat), keepId, now);
}

/**
 * Attaches a class registration to the kept person's event seat; the removed person's seat ends
 * with its last class.
 */
async function joined(
	entry: Entry,
	seat: Entry | undefined,
	own: Entry | undefined,
	keepId: number,
	now: number,
): Promise<Write[]> {
	const pool = eventPool(await findWholeEvent(entry.eventId as EventId));
	if (isEventSeat(entry) || !isSeated(seat) || !isSeated(own)) {
		// Nothing to attach: the kept person has a seat already.
		await giveUpPlaces(keyOf(entry), "cancelled", { by: system, now, reason: "merged" });
		return [];
	}
	const { write, freed } = leaveSeat(own, { by: system, now, reason: "merged" });
	return [
		...moved(entry, keepId, now),
		joinSeat(seat, seat),
		write,
		...(freed === undefined ? [] : freePlace(pool, freed)),
	];
}

const mostSteps = 200;

/**
 * Moves the registrations of a merged person to the kept person. If both are registered for the
 * same class, the earlier place is kept and the other goes to the waiting list; of two event seats
 * one is kept.
 */
export async function mergeEntries(mergeId: number, keepId: number, now: number): Promise<void> {
	for (let steps = 0; steps < mostSteps; steps++) {
		const [own, survivorEntries] = await Promise.all([entriesOf(mergeId), entriesOf(keepId)]);
		const [next] = own;
		if (!next) return;
		const atEvent = ({ eventId }: Entry) => eventId === next.eventId;
		const writes = await step(
			own.filter(atEvent),
			survivorEntries.filter(atEvent),
			keepId,
			now + steps,
		);
		if (writes.length > 0 && (await tryTransaction(writes))) await pause(Math.random() * 20);
	}
	throw new AppError("busy");
}
