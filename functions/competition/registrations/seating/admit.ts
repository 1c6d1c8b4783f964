import {
	evaluateEligibility,
	membershipReasons,
} from "#shared/competition/event-classes/eligibility.rules.ts";
import { offerExpiry } from "#shared/competition/registrations/registrations.rules.ts";
import { inParallel } from "../../../core/parallel.ts";
import { tryTransaction, type Write } from "../../../core/table/database.ts";
import { readEntrant } from "../../../people/users/users.service.ts";
import { termsOf, toLimits, type WholeEvent } from "../../events/events.service.ts";
import { chargeWaiting } from "../charging.ts";
import type { RegistrationRecord } from "../registration.entity.ts";
import { isForEventClass } from "../registration.kinds.ts";
import {
	advanceRegistration,
	keyOf,
	type Step,
	system,
	writeOver,
} from "../registration.transitions.ts";
import { lackedDocuments } from "../required-documents.ts";
import { isSeated, joinSeat, type Seat, seatOf, seatsOf, takeSeat } from "./seats.ts";

/**
 * Places for a waiting registration: a shard of its own pool, and a shard of the event's pool if it
 * has no seat yet.
 */
export type Places = { shard: number; seatShard?: number };

/**
 * The writes that give a waiting registration its places; null when its `seated` flag is outdated,
 * which the stream corrects. If the event makes offers, the place is reserved until the offer is
 * accepted.
 */
export async function admitFromWaitingList(
	event: WholeEvent,
	entry: RegistrationRecord,
	places: Places,
	{ now, causedBy }: Pick<Step, "now" | "causedBy">,
): Promise<Write[] | null> {
	const offered = event.offerHours > 0;
	const step = { by: system, now, causedBy };
	/** An offered place is charged once it is accepted. */
	const placed = async (seat?: Seat) => {
		const charge = entry.charge ?? seat?.charge;
		return writeOver(
			advanceRegistration(entry, offered ? "offered" : "pending", step, {
				shard: places.shard,
				offerExpiresAt: offered ? new Date(offerExpiry(event, now)).toISOString() : undefined,
				charge: offered ? charge : await chargeWaiting(event, entry, charge, step),
			}),
		);
	};
	if (!isForEventClass(entry)) return [await placed()];
	const seat = await seatOf(keyOf(entry));
	if (places.seatShard !== undefined)
		return [await placed(), takeSeat(event, entry, places.seatShard, step, seat)];
	return isSeated(seat) ? [await placed(seat), joinSeat(seat, entry)] : null;
}

/** Whether a required document is missing, unless the registration waits for it anyway. */
const lacksDocument = async (event: WholeEvent, { userId, documentLater }: RegistrationRecord) =>
	!documentLater && (await lackedDocuments(event, userId)).length > 0;

/**
 * Whether a person meets the event's own terms. The person is read only if there is a membership
 * rule.
 */
async function meetsTerms(event: WholeEvent, entry: RegistrationRecord): Promise<boolean> {
	const { userId } = entry;
	const terms = termsOf(event);
	if (await lacksDocument(event, entry)) return false;
	if (terms.membershipRule !== "require") return true;
	const person = await readEntrant(userId);
	return person !== null && membershipReasons(person, terms).length === 0;
}

/**
 * Whether a person still meets the conditions of event and class; both may have changed while they
 * waited.
 */
export async function stillEligible(
	event: WholeEvent,
	entry: RegistrationRecord,
): Promise<boolean> {
	if (!isForEventClass(entry)) return meetsTerms(event, entry);
	const eventClass = event.classes.find(({ id }) => id === entry.classId);
	if (!eventClass || (await lacksDocument(event, entry))) return false;
	const person = await readEntrant(entry.userId, entry.declaredWeight);
	return (
		person !== null &&
		evaluateEligibility(person, toLimits(eventClass), termsOf(event)).length === 0
	);
}

/**
 * Corrects the `seated` flag of a waiting class registration; null when it was changed
 * concurrently.
 */
export const withSeat = async (entry: RegistrationRecord) =>
	seatedAs(entry, await seatOf(keyOf(entry)));

/** Corrects the `seated` flag of the waiting class registrations among these. */
export async function withSeats(
	entries: RegistrationRecord[],
): Promise<(RegistrationRecord | null)[]> {
	const seats = await seatsOf(entries.filter(isForEventClass));
	return inParallel(entries, async (entry) =>
		isForEventClass(entry) ? seatedAs(entry, seats.get(entry.userId)) : entry,
	);
}

async function seatedAs(
	entry: RegistrationRecord,
	seat: Seat | null | undefined,
): Promise<RegistrationRecord | null> {
	const seated = isSeated(seat);
	if (seated === entry.seated) return entry;
	const updated = { ...entry, seated, version: entry.version + 1 };
	return (await tryTransaction([writeOver(updated)])) ? null : updated;
}
