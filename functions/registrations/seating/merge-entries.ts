import { setTimeout as pause } from "node:timers/promises";
import type { EventId } from "#shared/core/ids.ts";
import { holdsPlace, isAlive } from "#shared/registrations/registrations.rules.ts";
import { AppError } from "../../core/errors.ts";
import { tryTransaction, type Write } from "../../core/table/database.ts";
import { eventPool, freePlace } from "../../events/event-places.ts";
import { findWholeEvent } from "../../events/events.service.ts";
import { type RegistrationRecord, Registrations } from "../registration.entity.ts";
import { keyOf, system } from "../registration.transitions.ts";
import { giveUpPlaces } from "./leave.ts";
import { isSeated, joinSeat, leaveSeat } from "./seats.ts";

type Entry = RegistrationRecord;

const entriesOf = async (userId: number): Promise<Entry[]> =>
	(await Registrations.query.forPerson({ userId }).go({ pages: "all", consistent: true })).data;

/** A place at an event that stands behind entries for its classes. */
const isSeat = ({ classId, classes }: Entry) => classId === 0 && classes !== undefined;
const alive = (entries: readonly Entry[]) => entries.filter(({ status }) => isAlive(status));
const sameTarget = (one: Entry, other: Entry) => one.classId === other.classId;

const moved = (entry: Entry, userId: number, now: number, change: Partial<Entry> = {}): Write[] => {
	const { requestKey: _, ...kept } = entry;
	return [
		// Over one that has ended, never over a place.
		{
			put: Registrations.put({ ...kept, ...change, userId, version: now })
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

/** What is done next with entries of one event; each step leaves less to do, and may be cut short. */
async function step(
	own: readonly Entry[],
	kept: readonly Entry[],
	keepId: number,
	now: number,
): Promise<Write[]> {
	const [mine, theirs] = [alive(own), alive(kept)];
	const [first] = own;
	if (mine.length === 0) {
		const there = kept.some((entry) => sameTarget(entry, first));
		return there ? moved(first, keepId, now).slice(1) : moved(first, keepId, now);
	}
	const both = mine.flatMap((entry) => {
		const other = isSeat(entry) ? undefined : theirs.find((one) => sameTarget(one, entry));
		return other ? [{ entry, other }] : [];
	});
	if (both.length > 0) {
		const [{ entry, other }] = both;
		const later = entry.registeredAt < other.registeredAt ? other : entry;
		await giveUpPlaces(keyOf(later), "cancelled", { by: system, now, reason: "merged" });
		return [];
	}
	// One of them has nothing there: all moves as it is.
	if (theirs.length === 0) return mine.flatMap((entry) => moved(entry, keepId, now));
	const seat = theirs.find(isSeat);
	const entry = mine.find((one) => !isSeat(one)) ?? mine[0];
	if (!isSeat(entry) && (!holdsPlace(entry.status) || !isSeated(seat))) {
		return moved(entry, keepId, now, { seated: isSeated(seat) });
	}
	return joined(entry, seat, mine.find(isSeat), keepId, now);
}

/** The entry stands on the other's place at the event from now on; one's own place ends with its last class. */
async function joined(
	entry: Entry,
	seat: Entry | undefined,
	own: Entry | undefined,
	keepId: number,
	now: number,
): Promise<Write[]> {
	const pool = eventPool(await findWholeEvent(entry.eventId as EventId));
	if (isSeat(entry) || !isSeated(seat) || !isSeated(own)) {
		// A place that stands for no class: the other has one already.
		await giveUpPlaces(keyOf(entry), "cancelled", { by: system, now, reason: "merged" });
		return [];
	}
	const { write, freed } = leaveSeat(own, { by: system, now, reason: "merged" });
	return [
		...moved(entry, keepId, now),
		joinSeat(seat),
		write,
		...(freed === undefined ? [] : freePlace(pool, freed)),
	];
}

const mostSteps = 200;

/**
 * Makes the entries of one person those of another. Where both are in the same class the earlier place is kept and the
 * other goes to who waits; where both are at the same event, one place there is kept.
 */
export async function mergeEntries(mergeId: number, keepId: number, now: number): Promise<void> {
	for (let steps = 0; steps < mostSteps; steps++) {
		const [own, kept] = await Promise.all([entriesOf(mergeId), entriesOf(keepId)]);
		const [next] = own;
		if (!next) return;
		const atEvent = ({ eventId }: Entry) => eventId === next.eventId;
		const writes = await step(own.filter(atEvent), kept.filter(atEvent), keepId, now + steps);
		if (writes.length > 0 && (await tryTransaction(writes))) await pause(Math.random() * 20);
	}
	throw new AppError("busy");
}
