import { isDeepStrictEqual } from "node:util";
import type { EventId } from "#shared/core/ids.ts";
import { placesLeft } from "#shared/events/events.rules.ts";
import { holdsPlace, isAlive } from "#shared/registrations/registrations.rules.ts";
import { AppError, orGone } from "../core/errors.ts";
import { inParallel } from "../core/parallel.ts";
import { newLine } from "../core/table/audit.entity.ts";
import { ignoreConditionFailure, tryTransaction } from "../core/table/database.ts";
import type { EventRecord } from "../events/event.entity.ts";
import type { EventClassRecord } from "../events/event-class.entity.ts";
import { clearPlaces, eventClassPool, eventPool, noteCount } from "../events/event-places.ts";
import { findWholeEvent } from "../events/events.service.ts";
import { readShards, takenIn } from "../places/places.service.ts";
import { entriesOf } from "./entries/entries.service.ts";
import { type RegistrationRecord, Registrations } from "./registration.entity.ts";
import {
	advanceRegistration,
	keyOf,
	type Step,
	system,
	writeOver,
} from "./registration.transitions.ts";
import { registrationId, toEventSummary } from "./registration.view.ts";
import { withSeat, withSeats } from "./seating/admit.ts";
import { giveUpPlaces } from "./seating/leave.ts";
import { promoteNextInLine } from "./seating/promoter.ts";
import { isSeated, seatOf } from "./seating/seats.ts";
import { firstWaiting } from "./seating/waiting-list.ts";

/** Wakes the waiting list of an event: a place may be free, or somebody may have joined just as one became so. */
export async function wakeWaitingList(
	eventId: number,
	now: number,
	joining: RegistrationRecord[] = [],
): Promise<void> {
	const event = await findWholeEvent(eventId as EventId).catch(orGone);
	if (!event) return;
	// The seat may have come or gone between the person's joining and now.
	const settled = await withSeats(joining);
	await promoteNextInLine(
		event,
		now,
		settled.filter((entry) => entry !== null),
	);
}

/** Who waits in classes goes by whether they have a place at the event already; this carries a change of that over. */
export async function settleSeat(seat: RegistrationRecord, now: number): Promise<void> {
	const { userId, eventId } = seat;
	const { data } = await Registrations.query
		.forPerson({ userId, eventId })
		.go({ pages: "all", consistent: true });
	for (const entry of data.filter(
		({ classId, status }) => classId !== 0 && status === "waitlisted",
	)) {
		const mended = await withSeat(entry);
		if (mended !== entry) await wakeWaitingList(eventId, now, mended ? [mended] : []);
	}
}

/** Brings the shown count of an event (class 0) or of a class up to what its allotments say. */
export async function recountEvent(eventId: number, classId: number): Promise<void> {
	for (;;) {
		const event = await findWholeEvent(eventId as EventId).catch(orGone);
		const counted = classId === 0 ? event : event?.classes.find(({ id }) => id === classId);
		if (!event || !counted) return;
		const pool = classId === 0 ? eventPool(event) : eventClassPool(counted as EventClassRecord);
		const taken = takenIn(await readShards(pool));
		const waiting =
			(await firstWaiting(event, { classId })).length > 0 ||
			(classId === 0 && heldUp(event.classes));
		if (taken === counted.registeredCount && waiting === counted.waiting) return;
		if (await noteCount({ eventId, classId }, counted, { registeredCount: taken, waiting })) return;
	}
}

/** Whether anybody waits in a class that has room: then it is the event that they wait for. */
const heldUp = (classes: EventClassRecord[]) =>
	classes.some(
		({ waiting, maxParticipants, registeredCount }) =>
			waiting && placesLeft({ max: maxParticipants, taken: registeredCount }) !== 0,
	);

/** Carries a changed title, date or place of an event to the entries that keep a copy of it. */
export async function refreshSummaries(before: EventRecord, after: EventRecord): Promise<void> {
	const event = toEventSummary(after);
	if (isDeepStrictEqual(toEventSummary(before), event)) return;
	for (const entry of await entriesOf(after)) {
		// The version moves on, so that no step of the entry is written over this.
		await Registrations.patch(keyOf(entry))
			.set({ event })
			.add({ version: 1 })
			.go()
			.catch(ignoreConditionFailure);
	}
}

/** Ends the entries of an event that was called off. Runs again where it was cut short. */
export async function endEntries(event: EventRecord, now: number): Promise<void> {
	const alive = (await entriesOf(event)).filter(({ status }) => isAlive(status));
	const step = { by: system, now, reason: "event_cancelled" };
	await inParallel(alive, (entry) => end(entry, step));
}

/** Ends an entry, unless somebody else was faster. */
const end = (entry: RegistrationRecord, step: Step) =>
	giveUpPlaces(keyOf(entry), "cancelled", step).catch((error) => {
		if (!(error instanceof AppError) || error.code === "busy") throw error;
	});

/** Ends the entries of somebody who was deleted, and gives their places on. A seat ends with the last of its classes. */
export async function endEntriesOf(userId: number, now: number): Promise<void> {
	const { data } = await Registrations.query
		.forPerson({ userId })
		.go({ pages: "all", consistent: true });
	const alive = data.filter(({ status }) => isAlive(status)).sort((a, b) => b.classId - a.classId);
	for (const entry of alive) await end(entry, { by: system, now, reason: "person_removed" });
}

/** Ends what an event that was deleted leaves behind: entries, classes, allotments. */
export async function clearEvent(event: EventRecord, now: number): Promise<void> {
	const step = { by: system, now, reason: "event_cancelled" };
	const alive = (await entriesOf(event)).filter(({ status }) => isAlive(status));
	await inParallel(alive, async (entry) => {
		await tryTransaction([writeOver(advanceRegistration(entry, "cancelled", step))]);
		if (entry.classId !== 0) await endSeat(entry, step);
	});
	await clearPlaces(event);
}

async function endSeat(entry: RegistrationRecord, step: Step): Promise<void> {
	const seat = await seatOf(keyOf(entry));
	if (isSeated(seat))
		await tryTransaction([writeOver(advanceRegistration(seat, "cancelled", step, { classes: 0 }))]);
}

/** The latest step of an entry's own trail as a line of the audit log; the same step always under the same id. */
export function lineOfTrail(entry: RegistrationRecord) {
	const { order, trail } = entry;
	const step = trail[trail.length - 1];
	return newLine({
		id: `${order}-${trail.length}`,
		entityType: "registration",
		entityId: registrationId(entry),
		action: step.to,
		userId: step.by,
		ipAddress: step.ipAddress,
		details: { from: step.from, reason: step.reason },
		createdAt: step.at,
	});
}

/** Whether an entry that is a person's place at an event came or went. */
export const seatChanged = (before: RegistrationRecord | null, seat: RegistrationRecord) =>
	seat.classes !== undefined &&
	(before !== null && holdsPlace(before.status)) !== holdsPlace(seat.status);
