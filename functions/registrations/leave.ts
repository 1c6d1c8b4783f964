import { setTimeout as pause } from "node:timers/promises";
import type { EventId } from "#shared/core/ids.ts";
import type { EntryKey, Registration } from "#shared/registrations/registrations.schema.ts";
import { conditionFailed, tryTransaction, type Write } from "../core/database.ts";
import { AppError } from "../core/errors.ts";
import { findWholeEvent } from "../events/events.service.ts";
import { classPool, eventPool, freePlace } from "./allotments.service.ts";
import { after, findEntry, keyOf, registration, type Step, type WholeEvent, writeOver } from "./records.ts";
import type { RegistrationRecord } from "./registration.entity.ts";
import { isSeated, leaveSeat, seatOf } from "./seats.ts";
import { firstWaiting, letIn, stillEligible } from "./waiting-list.service.ts";

/** How often a step is tried again when somebody else was at the same entry or place. */
const tries = 20;

type Leaving = "cancelled" | "rejected";

/**
 * Ends an entry. The places it held go to who waits first for them in the same transaction, so that no newcomer can
 * slip in between; where nobody can take them as they are, back to their allotments.
 */
export async function leave(key: EntryKey, to: Leaving, step: Step): Promise<Registration> {
	for (let attempt = 0; attempt < tries; attempt++) {
		const entry = await findEntry(key);
		if (entry.status === to) return registration(entry);
		if (entry.status === "cancelled" || entry.status === "rejected") throw new AppError("not_pending");
		// A place at an event on which classes stand ends with the last of them.
		if (entry.classes) throw new AppError("class_has_entries");
		const left = after(entry, to, step);
		const cancelled = await tryTransaction([writeOver(left), ...(await passOn(entry, step, attempt))]);
		if (!cancelled) return registration(left);
		// Somebody changed this very entry: look at it again. Otherwise its heir was gone, or the place was busy.
		if (!cancelled.some(conditionFailed)) await pause(Math.random() * 20);
	}
	throw new AppError("busy", { retryAfter: 1 });
}

/** What becomes of the places that an entry held. */
async function passOn(entry: RegistrationRecord, step: Step, attempt: number): Promise<Write[]> {
	if (entry.shard === undefined) return [];
	const event = await findWholeEvent(entry.eventId as EventId);
	const whole = eventPool(event);
	if (entry.classId === 0) {
		const heir = whole.excess === 0 ? await heirOf(event, entry, attempt) : undefined;
		const writes = heir && (await letIn(event, heir, { shard: entry.shard }, step.now));
		return writes ?? freePlace(whole, entry.shard);
	}
	const seat = await seatOf(keyOf(entry));
	// Never seen: an entry with a place in a class has one at its event. Better a failed step than a lost place.
	if (!isSeated(seat)) throw new AppError("changed_meanwhile");
	const { write, freed } = leaveSeat(seat, step);
	const eventClass = event.classes.find(({ id }) => id === entry.classId);
	if (!eventClass) return [write, ...(freed === undefined ? [] : freePlace(whole, freed))];
	const own = classPool(eventClass);
	const heir = own.excess === 0 ? await heirOf(event, entry, attempt) : undefined;
	const seatShard = heir && !heir.seated && whole.excess === 0 ? freed : undefined;
	const usable = heir && (heir.seated || seatShard !== undefined);
	const writes = usable ? await letIn(event, heir, { shard: entry.shard, seatShard }, step.now) : null;
	const given = writes && seatShard !== undefined;
	return [
		write,
		...(writes ?? freePlace(own, entry.shard)),
		...(freed !== undefined && !given ? freePlace(whole, freed) : []),
	];
}

/** Who waits first for the same thing, and still may. The index may lag behind: later tries look further down. */
async function heirOf(event: WholeEvent, entry: RegistrationRecord, attempt: number) {
	if (event.cancelReason !== undefined) return undefined;
	const heirs = (await firstWaiting(event, { classId: entry.classId }, attempt + 1)).filter(
		({ userId }) => userId !== entry.userId,
	);
	const heir = heirs[Math.min(attempt, heirs.length - 1)];
	return heir && (await stillEligible(event, heir)) ? heir : undefined;
}
