import { evaluateEligibility, membershipReasons } from "#shared/event-classes/eligibility.rules.ts";
import { offerExpiry } from "#shared/registrations/registrations.rules.ts";
import { inParallel } from "../../core/parallel.ts";
import { tryTransaction, type Write } from "../../core/table/database.ts";
import { termsOf, toLimits, type WholeEvent } from "../../events/events.service.ts";
import { readEntrant } from "../../users/users.service.ts";
import { lackedDocuments } from "../asked-documents.ts";
import type { RegistrationRecord } from "../registration.entity.ts";
import { advanceRegistration, keyOf, system, writeOver } from "../registration.transitions.ts";
import { isSeated, joinSeat, type Seat, seatOf, seatsOf, takeSeat } from "./seats.ts";

/** What gives a waiting entry its places: a shard of its own pool, and one of the event where it has no seat yet. */
export type Places = { shard: number; seatShard?: number };

/**
 * The writes that end somebody's waiting; null when their seat is not as the entry says, which is mended by the stream.
 * Where the event makes offers, the place is held for them until they accept it.
 */
export async function admitFromWaitingList(
	event: WholeEvent,
	entry: RegistrationRecord,
	places: Places,
	now: number,
): Promise<Write[] | null> {
	const offered = event.offerHours > 0;
	const step = { by: system, now };
	const placed = advanceRegistration(entry, offered ? "offered" : "pending", step, {
		shard: places.shard,
		offerExpiresAt: offered ? new Date(offerExpiry(event, now)).toISOString() : undefined,
	});
	if (entry.classId === 0) return [writeOver(placed)];
	if (places.seatShard !== undefined)
		return [writeOver(placed), takeSeat(event, entry, places.seatShard, step)];
	const seat = await seatOf(keyOf(entry));
	return isSeated(seat) ? [writeOver(placed), joinSeat(seat)] : null;
}

/** Whether somebody meets what the event itself asks; they are read only where it asks for something. */
async function meetsTerms(event: WholeEvent, userId: number): Promise<boolean> {
	const terms = termsOf(event);
	if ((await lackedDocuments(event, userId)).length > 0) return false;
	if (terms.membershipRule !== "require") return true;
	const person = await readEntrant(userId);
	return person !== null && membershipReasons(person, terms).length === 0;
}

/** Whether somebody still meets the conditions of their event and class; both may have changed while they waited. */
export async function stillEligible(
	event: WholeEvent,
	entry: RegistrationRecord,
): Promise<boolean> {
	if (entry.classId === 0) return meetsTerms(event, entry.userId);
	const eventClass = event.classes.find(({ id }) => id === entry.classId);
	if (!eventClass || (await lackedDocuments(event, entry.userId)).length > 0) return false;
	const person = await readEntrant(entry.userId, entry.declaredWeight);
	return (
		person !== null &&
		evaluateEligibility(person, toLimits(eventClass), termsOf(event)).length === 0
	);
}

/** A waiting class entry that says rightly whether its person has a place at the event; null: it was changed just now. */
export const withSeat = async (entry: RegistrationRecord) =>
	seatedAs(entry, await seatOf(keyOf(entry)));

/** The same for many waiting entries of an event, which may be for the event itself. */
export async function withSeats(
	entries: RegistrationRecord[],
): Promise<(RegistrationRecord | null)[]> {
	const seats = await seatsOf(entries.filter(({ classId }) => classId !== 0));
	return inParallel(entries, async (entry) =>
		entry.classId === 0 ? entry : seatedAs(entry, seats.get(entry.userId)),
	);
}

async function seatedAs(
	entry: RegistrationRecord,
	seat: Seat | null | undefined,
): Promise<RegistrationRecord | null> {
	const seated = isSeated(seat);
	if (seated === entry.seated) return entry;
	const mended = { ...entry, seated, version: entry.version + 1 };
	return (await tryTransaction([writeOver(mended)])) ? null : mended;
}
