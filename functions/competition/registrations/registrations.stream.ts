import { isDeepStrictEqual } from "node:util";
import { encodeTime } from "ulid";
import { isEventPool } from "#shared/base/places/allotment.rules.ts";
import { placesLeft } from "#shared/competition/events/events.rules.ts";
import { openAmount } from "#shared/competition/fees/charges.rules.ts";
import { dueAfter } from "#shared/competition/fees/prices.rules.ts";
import { holdsPlace, isAlive } from "#shared/competition/registrations/registrations.rules.ts";
import type { EventId } from "#shared/core/ids.ts";
import { readShards, takenIn } from "../../base/places/places.service.ts";
import { atEndOfBatch } from "../../base/stream/batch.ts";
import { AppError, nullIfNotFound } from "../../core/errors.ts";
import { runEach } from "../../core/parallel.ts";
import { AuditLines, newLine } from "../../core/table/audit.entity.ts";
import {
	ignoreConditionFailure,
	runTransaction,
	tryTransaction,
} from "../../core/table/database.ts";
import { putTogether } from "../../core/table/putTogether.ts";
import type { EventRecord } from "../events/event.entity.ts";
import type { EventClassRecord } from "../events/event-class.entity.ts";
import { clearPlaces, eventClassPool, eventPool, noteCount } from "../events/event-places.ts";
import { findWholeEvent } from "../events/events.service.ts";
import { writeEntryCharge } from "./charging.ts";
import { entriesOf } from "./entries/entries.service.ts";
import { type RegistrationRecord, Registrations } from "./registration.entity.ts";
import { isEventSeat, isForEventClass } from "./registration.kinds.ts";
import {
	advanceRegistration,
	findEntry,
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

/**
 * Gives free places of an event to its waiting list. Runs when a place becomes free and when a
 * person joins the list, because a place may have become free just then.
 * @param joining registrations that the index may not contain yet
 */
export async function fillFromWaitingList(
	eventId: number,
	now: number,
	joining: RegistrationRecord[] = [],
): Promise<void> {
	const event = await findWholeEvent(eventId as EventId).catch(nullIfNotFound);
	if (!event) return;
	// Each person's event seat may have been taken or released since they joined.
	const settled = await withSeats(joining);
	await promoteNextInLine(
		event,
		{ now, findCause: (classId) => findPlacesChanger(eventId, classId, now) },
		settled.filter((entry) => entry !== null),
	);
}

/** For how long a change of an event or class counts as the cause of free places, in ms. */
const causeWithin = 5 * 60_000;

/** The person who recently changed an event or its class, and so may have added places. */
async function findPlacesChanger(
	eventId: number,
	classId: number,
	now: number,
): Promise<number | undefined> {
	const records = [
		{ entityType: "event", entityId: String(eventId) },
		...(classId === 0 ? [] : [{ entityType: "eventClass", entityId: String(classId) }]),
	];
	// The ids are ULIDs, which begin with the time.
	const since = { id: encodeTime(now - causeWithin) };
	const found = await Promise.all(
		records.map((record) => AuditLines.query.ofEntity(record).gt(since).go({ pages: "all" })),
	);
	const [latest] = found
		.flatMap(({ data }) => data)
		.filter(({ action }) => action === "updated")
		.sort((one, other) => (one.createdAt < other.createdAt ? 1 : -1));
	return latest?.userId || undefined;
}

/**
 * Updates `seated` in a person's waiting class registrations after their event seat was taken or
 * released.
 */
export async function settleSeat(seat: RegistrationRecord, now: number): Promise<void> {
	const { userId, eventId } = seat;
	const { data } = await Registrations.query
		.forPerson({ userId, eventId })
		.go({ pages: "all", consistent: true });
	const waiting = data.filter((entry) => isForEventClass(entry) && entry.status === "waitlisted");
	const settleEntry = async (entry: RegistrationRecord) => {
		const updated = await withSeat(entry);
		if (updated !== entry) await fillFromWaitingList(eventId, now, updated ? [updated] : []);
	};
	await runEach("seats of waiting registrations", waiting, settleEntry, 1);
}

/** Updates the displayed count of an event (class 0) or class from its allotments. */
export async function recountEvent(eventId: number, classId: number): Promise<void> {
	for (;;) {
		const event = await findWholeEvent(eventId as EventId).catch(nullIfNotFound);
		const isEvent = isEventPool({ classId });
		const counted = isEvent ? event : event?.classes.find(({ id }) => id === classId);
		if (!event || !counted) return;
		const pool = isEvent ? eventPool(event) : eventClassPool(counted as EventClassRecord);
		const taken = takenIn(await readShards(pool));
		const waiting =
			(await firstWaiting(event, { classId })).length > 0 ||
			(isEvent && hasBlockedClasses(event.classes));
		if (taken === counted.registeredCount && waiting === counted.waiting) return;
		if (await noteCount({ eventId, classId }, counted, { registeredCount: taken, waiting })) return;
	}
}

/**
 * Events and classes to recount at the end of a batch; class 0 is the event itself. Classes are
 * recounted first, because whether an event has a waiting list depends on their counts.
 */
export const recounts = atEndOfBatch<{ eventId: number; classId: number }>("counts", (marks) =>
	runEach(
		"counts of events",
		[...new Set(marks.map(({ eventId }) => eventId))],
		async (eventId) => {
			const classes = marks
				.filter((mark) => mark.eventId === eventId && mark.classId !== 0)
				.map(({ classId }) => classId);
			await runEach("counts of classes", [...new Set(classes)], (id) => recountEvent(eventId, id));
			await recountEvent(eventId, 0);
		},
	),
);

/** Whether people wait for a class that has room: they wait for a place at the event. */
const hasBlockedClasses = (classes: EventClassRecord[]) =>
	classes.some(
		({ waiting, maxParticipants, registeredCount }) =>
			waiting && placesLeft({ max: maxParticipants, taken: registeredCount }) !== 0,
	);

/** Updates the copy of the event in its registrations after a change of title, date or location. */
export async function refreshSummaries(before: EventRecord, after: EventRecord): Promise<void> {
	const event = toEventSummary(after);
	if (isDeepStrictEqual(toEventSummary(before), event)) return;
	await runEach("event summaries", await entriesOf(after), (entry) =>
		// The version is incremented, so that a concurrent step cannot overwrite this update.
		Registrations.patch(keyOf(entry))
			.set({ event })
			.add({ version: 1 })
			.go()
			.catch(ignoreConditionFailure),
	);
}

/** Lets the last day to pay of open charges follow the event's, or the event's own day (`dueAfter`). */
export async function moveDueDays(before: EventRecord, after: EventRecord): Promise<void> {
	if (after.payUntil === before.payUntil && after.eventDate === before.eventDate) return;
	for (const { charge, ...entry } of await entriesOf(after)) {
		if (!charge || openAmount(charge) <= 0) continue;
		const dueOn = dueAfter(after, charge.dueOn);
		if (dueOn === charge.dueOn) continue;
		const current = await findEntry(keyOf({ ...entry, charge }));
		// A registration that changes meanwhile is written by the retry of the stream.
		if (current.charge)
			await runTransaction([writeEntryCharge(current, { ...current.charge, dueOn })]);
	}
}

/**
 * Cancels the registrations of a cancelled event. Idempotent, so an interrupted run can be
 * repeated.
 */
export async function endEntries(event: EventRecord, now: number): Promise<void> {
	const alive = (await entriesOf(event)).filter(({ status }) => isAlive(status));
	const step = { by: system, now, reason: "event_cancelled" };
	await runEach("registrations of a cancelled event", alive, (entry) => end(entry, step));
}

/** Cancels a registration, unless a concurrent call has ended it. */
const end = (entry: RegistrationRecord, step: Step) =>
	giveUpPlaces(keyOf(entry), "cancelled", step).catch((error) => {
		if (!(error instanceof AppError) || error.code === "busy") throw error;
	});

/**
 * Cancels the registrations of a deleted person; their places go to the waiting lists. A seat ends
 * with its last class registration.
 */
export async function endEntriesOf(userId: number, now: number): Promise<void> {
	const { data } = await Registrations.query
		.forPerson({ userId })
		.go({ pages: "all", consistent: true });
	const alive = data.filter(({ status }) => isAlive(status)).sort((a, b) => b.classId - a.classId);
	const step = { by: system, now, reason: "person_removed" };
	await runEach("registrations of a deleted person", alive, (entry) => end(entry, step), 1);
}

/** Ends the registrations of a deleted event, and deletes its classes and allotments. */
export async function clearEvent(event: EventRecord, now: number): Promise<void> {
	const step = { by: system, now, reason: "event_cancelled" };
	const alive = (await entriesOf(event)).filter(({ status }) => isAlive(status));
	await runEach("registrations of a deleted event", alive, async (entry) => {
		await tryTransaction([writeOver(advanceRegistration(entry, "cancelled", step))]);
		if (isForEventClass(entry)) await endSeat(entry, step);
	});
	await clearPlaces(event);
}

async function endSeat(entry: RegistrationRecord, step: Step): Promise<void> {
	const seat = await seatOf(keyOf(entry));
	if (isSeated(seat))
		await tryTransaction([writeOver(advanceRegistration(seat, "cancelled", step, { classes: 0 }))]);
}

/** The latest step of the trail as an audit line; a step always gets the same id. */
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
		details: {
			from: step.from,
			reason: step.reason,
			exception: step.exception,
			causedBy: step.causedBy,
			signedBy: step.signedBy,
			signedOn: step.signedOn,
		},
		personId: entry.userId,
		createdAt: step.at,
	});
}

/** Whether an event seat was taken or released by a change. */
export const seatChanged = (before: RegistrationRecord | null, seat: RegistrationRecord) =>
	isEventSeat(seat) && (before !== null && holdsPlace(before.status)) !== holdsPlace(seat.status);

/**
 * Audit lines of registrations, written together at the end of a batch. In transactions instead of
 * batch writes: the permission to batch-write includes deleting, and audit lines must not be
 * deletable.
 */
export const auditLines = atEndOfBatch<ReturnType<typeof lineOfTrail>>("auditLines", (lines) =>
	putTogether(
		lines,
		(line) => `${line.entityType} ${line.entityId} ${line.id}`,
		(line) => ({ put: AuditLines.put(line).params() }),
	),
);
