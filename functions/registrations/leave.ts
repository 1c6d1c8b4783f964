import { setTimeout as pause } from "node:timers/promises";
import type { EventId } from "#shared/core/ids.ts";
import type { EntryKey, Registration } from "#shared/registrations/registrations.schema.ts";
import { conditionFailed, tryTransaction, type Write } from "../core/database.ts";
import { AppError } from "../core/errors.ts";
import { eventClassPool, eventPool, freePlace } from "../events/event-places.ts";
import { findWholeEvent, type WholeEvent } from "../events/events.service.ts";
import { letIn, stillEligible } from "./let-in.ts";
import { after, findEntry, keyOf, registration, type Step, writeOver } from "./records.ts";
import type { RegistrationRecord } from "./registration.entity.ts";
import { isSeated, leaveSeat, seatOf } from "./seats.ts";
import { firstWaiting } from "./waiting-list.ts";

/** How often a step is tried again when somebody else was at the same entry or place. */
const tries = 20;

type Leaving = "cancelled" | "rejected";

/**
 * Ends an entry. The places it held go to who waits first for them in the same transaction, so that no newcomer can
 * slip in between; where nobody can take them as they are, back to their allotments.
 */
export async function leave(key: EntryKey, to: Leaving, step: Step): Promise<Registration> {
	/** Heirs that turned out to wait no more: the index may lag behind. */
	const passed = new Set<string>();
	for (let attempt = 0; attempt < tries; attempt++) {
		const entry = await findEntry(key);
		if (entry.status === to) return registration(entry);
		if (entry.status === "cancelled" || entry.status === "rejected") throw new AppError("not_pending");
		// A place at an event on which classes stand ends with the last of them.
		if (entry.classes) throw new AppError("class_has_entries");
		const left = after(entry, to, step);
		const { heir, writes } = await passOn(entry, step, passed);
		const cancelled = await tryTransaction([writeOver(left), ...writes]);
		if (!cancelled) return registration(left);
		// Somebody changed this very entry: look at it again. Otherwise its heir was gone, or the place was busy.
		if (!cancelled.some(conditionFailed)) await pause(Math.random() * 20);
		else if (heir && !conditionFailed(cancelled[0])) passed.add(heir);
	}
	throw new AppError("busy", { retryAfter: 1 });
}

type Passed = {
	writes: Write[];
	/** Order of the entry that gets the place. */
	heir?: string;
};

/** What becomes of the places that an entry held. */
async function passOn(entry: RegistrationRecord, step: Step, passed: Set<string>): Promise<Passed> {
	if (entry.shard === undefined) return { writes: [] };
	const event = await findWholeEvent(entry.eventId as EventId);
	const whole = eventPool(event);
	if (entry.classId === 0) {
		const heir = whole.excess === 0 ? await heirOf(event, entry, passed) : undefined;
		const writes = heir && (await letIn(event, heir, { shard: entry.shard }, step.now));
		return { writes: writes ?? freePlace(whole, entry.shard), heir: heir?.order };
	}
	const seat = await seatOf(keyOf(entry));
	// Never seen: an entry with a place in a class has one at its event. Better a failed step than a lost place.
	if (!isSeated(seat)) throw new AppError("changed_meanwhile");
	const { write, freed } = leaveSeat(seat, step);
	const eventClass = event.classes.find(({ id }) => id === entry.classId);
	if (!eventClass) return { writes: [write, ...(freed === undefined ? [] : freePlace(whole, freed))] };
	const own = eventClassPool(eventClass);
	const heir = own.excess === 0 ? await heirOf(event, entry, passed) : undefined;
	const seatShard = heir && !heir.seated && whole.excess === 0 ? freed : undefined;
	const usable = heir && (heir.seated || seatShard !== undefined);
	const writes = usable ? await letIn(event, heir, { shard: entry.shard, seatShard }, step.now) : null;
	const given = writes && seatShard !== undefined;
	return {
		writes: [
			write,
			...(writes ?? freePlace(own, entry.shard)),
			...(freed !== undefined && !given ? freePlace(whole, freed) : []),
		],
		heir: writes ? heir?.order : undefined,
	};
}

/** Who waits first for the same thing, and still may. */
async function heirOf(event: WholeEvent, entry: RegistrationRecord, passed: Set<string>) {
	if (event.cancelReason !== undefined) return undefined;
	const heirs = await firstWaiting(event, { classId: entry.classId }, passed.size + 2);
	const heir = heirs.find(({ order, userId }) => !passed.has(order) && userId !== entry.userId);
	return heir && (await stillEligible(event, heir)) ? heir : undefined;
}
