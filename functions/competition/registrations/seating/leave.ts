import { setTimeout as pause } from "node:timers/promises";
import { isCancelled } from "#shared/competition/events/events.rules.ts";
import type {
	EntryKey,
	Registration,
} from "#shared/competition/registrations/registrations.schema.ts";
import type { EventId } from "#shared/core/ids.ts";
import type { Pool } from "../../../base/places/places.service.ts";
import { AppError } from "../../../core/errors.ts";
import { conditionFailed, tryTransaction, type Write } from "../../../core/table/database.ts";
import { eventClassPool, eventPool, freePlace } from "../../events/event-places.ts";
import { findWholeEvent, type WholeEvent } from "../../events/events.service.ts";
import type { RegistrationRecord } from "../registration.entity.ts";
import { isForEventClass, kindOf } from "../registration.kinds.ts";
import {
	advanceRegistration,
	causeOf,
	findEntry,
	keyOf,
	type Step,
	writeOver,
} from "../registration.transitions.ts";
import { toRegistration } from "../registration.view.ts";
import { admitFromWaitingList, stillEligible } from "./admit.ts";
import { isSeated, leaveSeat, seatOf } from "./seats.ts";
import { firstWaiting } from "./waiting-list.ts";

/** Maximum number of tries on conflicts with concurrent writes. */
const tries = 20;

type Ended = "cancelled" | "rejected";

/**
 * Ends a registration. Its places go to the next eligible person on the waiting list in the same
 * transaction, so that no newcomer takes them; without such a person they return to their
 * allotments.
 * @param only the required current status; by default any that has not ended
 */
export async function giveUpPlaces(
	key: EntryKey,
	to: Ended,
	step: Step,
	only?: RegistrationRecord["status"],
): Promise<Registration> {
	/** Registrations that are no longer waiting although the delayed index lists them. */
	const passed = new Set<string>();
	for (let attempt = 0; attempt < tries; attempt++) {
		const entry = await findEntry(key);
		if (entry.status === to) return toRegistration(entry);
		demandOpen(entry, only);
		const left = advanceRegistration(entry, to, step);
		const { taker, writes } = await handOver(entry, step, passed);
		const cancelled = await tryTransaction([writeOver(left), ...writes]);
		if (!cancelled) return toRegistration(left);
		// Without a failed condition another transaction held the place. If only the taker's condition
		// failed, the taker is no longer waiting.
		if (!cancelled.some(conditionFailed)) await pause(Math.random() * 20);
		else if (taker && !conditionFailed(cancelled[0])) passed.add(taker);
	}
	throw new AppError("busy", { retryAfter: 1 });
}

/**
 * Throws for a registration that has ended, lacks the required status, or is a seat with class
 * registrations.
 */
function demandOpen(
	record: RegistrationRecord,
	only: RegistrationRecord["status"] | undefined,
): void {
	const { status } = record;
	const isEnded = status === "cancelled" || status === "rejected";
	if (isEnded || (only && status !== only)) throw new AppError("not_pending");
	// An event seat ends with its last class registration.
	if (kindOf(record) === "seat") throw new AppError("class_has_entries");
}

type Handover = {
	writes: Write[];
	/** `order` of the registration that gets the place. */
	taker?: string;
};

type Leaving = {
	event: WholeEvent;
	entry: RegistrationRecord;
	shard: number;
	step: Step;
	passed: Set<string>;
};

/** The writes that pass on or free the places of a registration. */
async function handOver(
	entry: RegistrationRecord,
	step: Step,
	passed: Set<string>,
): Promise<Handover> {
	const { shard } = entry;
	if (shard === undefined) return { writes: [] };
	const event = await findWholeEvent(entry.eventId as EventId);
	const leaving = { event, entry, shard, step, passed };
	return isForEventClass(entry) ? handOverEventClassPlace(leaving) : handOverEventPlace(leaving);
}

/** For a registration at an event without classes, or a seat without a class so far. */
async function handOverEventPlace(leaving: Leaving): Promise<Handover> {
	const { event, shard, step } = leaving;
	const pool = eventPool(event);
	const next = await nextInLine(leaving, pool);
	const writes = next && (await admitFromWaitingList(event, next, { shard }, causeOf(step)));
	return { writes: writes ?? freePlace(pool, shard), taker: next?.order };
}

/** For a class registration. The person's event seat ends with their last class. */
async function handOverEventClassPlace(leaving: Leaving): Promise<Handover> {
	const { event, entry, shard, step } = leaving;
	const seat = await seatOf(keyOf(entry));
	// Invariant: a registration with a class place has an event seat. If violated, fail instead of
	// losing a place.
	if (!isSeated(seat)) throw new AppError("changed_meanwhile");
	const whole = eventPool(event);
	const { write: seatLeft, freed } = leaveSeat(seat, step);
	const seatFreed = freed === undefined ? [] : freePlace(whole, freed);
	const eventClass = event.classes.find(({ id }) => id === entry.classId);
	if (!eventClass) return { writes: [seatLeft, ...seatFreed] };

	const own = eventClassPool(eventClass);
	const next = await nextInLine(leaving, own);
	// If the next person has no event seat, they get the released one, unless the event is above its
	// limit.
	const seatShard = next && !next.seated && whole.excess === 0 ? freed : undefined;
	const canTake = next && (next.seated || seatShard !== undefined);
	const taken = canTake
		? await admitFromWaitingList(event, next, { shard, seatShard }, causeOf(step))
		: null;
	if (!taken) return { writes: [seatLeft, ...freePlace(own, shard), ...seatFreed] };
	return {
		writes: [seatLeft, ...taken, ...(seatShard === undefined ? seatFreed : [])],
		taker: next?.order,
	};
}

/**
 * The first eligible person waiting for the released place; undefined while the pool is above its
 * limit.
 */
async function nextInLine({ event, entry, passed }: Leaving, pool: Pool) {
	if (pool.excess > 0 || isCancelled(event)) return undefined;
	const first = await firstWaiting(event, { classId: entry.classId }, passed.size + 2);
	const next = first.find(({ order, userId }) => !passed.has(order) && userId !== entry.userId);
	return next && (await stillEligible(event, next)) ? next : undefined;
}
