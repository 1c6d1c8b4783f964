import { setTimeout as pause } from "node:timers/promises";
import type { EventId } from "#shared/core/ids.ts";
import type { EntryKey, Registration } from "#shared/registrations/registrations.schema.ts";
import { AppError } from "../../core/errors.ts";
import { conditionFailed, tryTransaction, type Write } from "../../core/table/database.ts";
import { eventClassPool, eventPool, freePlace } from "../../events/event-places.ts";
import { findWholeEvent, type WholeEvent } from "../../events/events.service.ts";
import type { Pool } from "../../places/places.service.ts";
import type { RegistrationRecord } from "../registration.entity.ts";
import {
	advanceRegistration,
	findEntry,
	keyOf,
	type Step,
	writeOver,
} from "../registration.transitions.ts";
import { toRegistration } from "../registration.view.ts";
import { admitFromWaitingList, stillEligible } from "./admit.ts";
import { isSeated, leaveSeat, seatOf } from "./seats.ts";
import { firstWaiting } from "./waiting-list.ts";

/** How often a step is tried again when somebody else was at the same entry or place. */
const tries = 20;

type Ended = "cancelled" | "rejected";

/**
 * Ends an entry. The places it held go to who waits first for them in the same transaction, so that no newcomer can
 * slip in between; where nobody can take them as they are, back to their allotments.
 * @param only the status that it must still have; any that has not ended by default
 */
export async function giveUpPlaces(
	key: EntryKey,
	to: Ended,
	step: Step,
	only?: RegistrationRecord["status"],
): Promise<Registration> {
	/** Entries that turned out to wait no more: the index may lag behind. */
	const passed = new Set<string>();
	for (let attempt = 0; attempt < tries; attempt++) {
		const entry = await findEntry(key);
		if (entry.status === to) return toRegistration(entry);
		demandOpen(entry, only);
		const left = advanceRegistration(entry, to, step);
		const { taker, writes } = await handOver(entry, step, passed);
		const cancelled = await tryTransaction([writeOver(left), ...writes]);
		if (!cancelled) return toRegistration(left);
		// No condition failed: the place was busy. The entry itself held: who was to have its place waits no more.
		if (!cancelled.some(conditionFailed)) await pause(Math.random() * 20);
		else if (taker && !conditionFailed(cancelled[0])) passed.add(taker);
	}
	throw new AppError("busy", { retryAfter: 1 });
}

/** Refuses an entry that has ended, has another status than it must have, or has classes standing on it. */
function demandOpen(
	{ status, classes }: RegistrationRecord,
	only: RegistrationRecord["status"] | undefined,
): void {
	const isEnded = status === "cancelled" || status === "rejected";
	if (isEnded || (only && status !== only)) throw new AppError("not_pending");
	// A place at an event on which classes stand ends with the last of them.
	if (classes) throw new AppError("class_has_entries");
}

type Handover = {
	writes: Write[];
	/** Order of the entry that gets the place. */
	taker?: string;
};

type Leaving = {
	event: WholeEvent;
	entry: RegistrationRecord;
	shard: number;
	step: Step;
	passed: Set<string>;
};

/** What becomes of the places that an entry holds. */
async function handOver(
	entry: RegistrationRecord,
	step: Step,
	passed: Set<string>,
): Promise<Handover> {
	const { shard } = entry;
	if (shard === undefined) return { writes: [] };
	const event = await findWholeEvent(entry.eventId as EventId);
	const leaving = { event, entry, shard, step, passed };
	return entry.classId === 0 ? handOverEventPlace(leaving) : handOverEventClassPlace(leaving);
}

/** A place at an event without classes, or one that stands for no class yet. */
async function handOverEventPlace(leaving: Leaving): Promise<Handover> {
	const { event, shard, step } = leaving;
	const pool = eventPool(event);
	const next = await nextInLine(leaving, pool);
	const writes = next && (await admitFromWaitingList(event, next, { shard }, step.now));
	return { writes: writes ?? freePlace(pool, shard), taker: next?.order };
}

/** A place in a class; with the person's last class their seat at the event ends too. */
async function handOverEventClassPlace(leaving: Leaving): Promise<Handover> {
	const { event, entry, shard, step } = leaving;
	const seat = await seatOf(keyOf(entry));
	// Never seen: an entry with a place in a class has one at its event. Better a failed step than a lost place.
	if (!isSeated(seat)) throw new AppError("changed_meanwhile");
	const whole = eventPool(event);
	const { write: seatLeft, freed } = leaveSeat(seat, step);
	const seatFreed = freed === undefined ? [] : freePlace(whole, freed);
	const eventClass = event.classes.find(({ id }) => id === entry.classId);
	if (!eventClass) return { writes: [seatLeft, ...seatFreed] };

	const own = eventClassPool(eventClass);
	const next = await nextInLine(leaving, own);
	// Who has no seat yet takes over the one that ends, unless the event has more than its limit.
	const seatShard = next && !next.seated && whole.excess === 0 ? freed : undefined;
	const canTake = next && (next.seated || seatShard !== undefined);
	const taken = canTake
		? await admitFromWaitingList(event, next, { shard, seatShard }, step.now)
		: null;
	if (!taken) return { writes: [seatLeft, ...freePlace(own, shard), ...seatFreed] };
	return {
		writes: [seatLeft, ...taken, ...(seatShard === undefined ? seatFreed : [])],
		taker: next?.order,
	};
}

/** Who waits first for what is left, and still may have it; nobody where the pool has more than its limit. */
async function nextInLine({ event, entry, passed }: Leaving, pool: Pool) {
	if (pool.excess > 0 || event.cancelReason !== undefined) return undefined;
	const first = await firstWaiting(event, { classId: entry.classId }, passed.size + 2);
	const next = first.find(({ order, userId }) => !passed.has(order) && userId !== entry.userId);
	return next && (await stillEligible(event, next)) ? next : undefined;
}
