import { holdsPlace } from "#shared/competition/registrations/registrations.rules.ts";
import type { EntryKey } from "#shared/competition/registrations/registrations.schema.ts";
import type { EventClassId } from "#shared/core/ids.ts";
import { retryUnprocessed, type Write } from "../../../core/table/database.ts";
import type { WholeEvent } from "../../events/events.service.ts";
import { type RegistrationRecord, Registrations } from "../registration.entity.ts";
import { advanceRegistration, entryAt, type Step, writeOver } from "../registration.transitions.ts";
import { toEventSummary } from "../registration.view.ts";

/**
 * A person's place at an event with classes: their class 0 registration. The event's limit counts
 * seats, so a person in two classes takes one place of the event and one of each class.
 */
export type Seat = RegistrationRecord;

export const seatOf = ({ eventId, userId }: Pick<EntryKey, "eventId" | "userId">) =>
	entryAt({ eventId, userId, classId: 0 });

/** Event seats of the people with these registrations, by user id. */
export async function seatsOf(
	entries: readonly Pick<EntryKey, "eventId" | "userId">[],
): Promise<Map<number, Seat>> {
	const keys = new Map(
		entries.map(({ eventId, userId }) => [userId, { eventId, userId, classId: 0 as EventClassId }]),
	);
	if (keys.size === 0) return new Map();
	const { data } = await retryUnprocessed(() =>
		Registrations.get([...keys.values()]).go({ consistent: true, concurrent: 4 }),
	);
	return new Map(data.map((seat) => [seat.userId, seat]));
}

export const isSeated = (seat: Seat | null | undefined): seat is Seat =>
	seat != null && holdsPlace(seat.status);

/**
 * Creates an event seat. The condition fails when the person already has a seat.
 * @param ended the person's earlier seat, if known; the new seat keeps its charge
 */
export function takeSeat(
	event: WholeEvent,
	entry: RegistrationRecord,
	shard: number,
	{ by, now }: Step,
	ended?: Seat | null,
): Write {
	const seat: Seat = {
		userId: entry.userId,
		eventId: entry.eventId,
		classId: 0,
		status: "pending",
		registeredAt: new Date(now).toISOString(),
		order: entry.order,
		list: entry.list,
		event: toEventSummary(event),
		registrationType: entry.registrationType,
		seated: false,
		classes: 1,
		shard,
		version: now,
		trail: [{ at: new Date(now).toISOString(), by, to: "pending" }],
		charge: ended?.charge,
	};
	const put = Registrations.put(seat)
		.where(
			({ userId, status, version, charge }, { notExists, ne, eq }) =>
				`${notExists(userId)} OR (${ne(status, "pending")} AND ${ne(status, "approved")} AND ${ne(status, "offered")} AND ${ended?.charge ? eq(version, ended.version) : notExists(charge)})`,
		)
		.params();
	return { put };
}

/**
 * Adds a class registration to an event seat. The charge of a seat without a class moves to its
 * first class registration, unless that registration has a charge already.
 */
export const joinSeat = (seat: Seat, other: Pick<RegistrationRecord, "charge"> = {}): Write =>
	writeOver({
		...seat,
		charge: other.charge && seat.charge,
		classes: (seat.classes ?? 0) + 1,
		version: seat.version + 1,
	});

/**
 * Removes a class registration from an event seat; the seat ends with the last one. `freed`: the
 * seat's shard then.
 */
export function leaveSeat(seat: Seat, step: Step): { write: Write; freed?: number } {
	const classes = (seat.classes ?? 1) - 1;
	if (classes > 0) return { write: writeOver({ ...seat, classes, version: seat.version + 1 }) };
	return {
		write: writeOver(advanceRegistration(seat, "cancelled", step, { classes: 0 })),
		freed: seat.shard,
	};
}
