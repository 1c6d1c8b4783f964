import { setTimeout as pause } from "node:timers/promises";
import { evaluateEligibility } from "#shared/competition/event-classes/eligibility.rules.ts";
import { refundingAmount } from "#shared/competition/fees/charges.rules.ts";
import { holdsPlace, isAlive } from "#shared/competition/registrations/registrations.rules.ts";
import type { EntryKey } from "#shared/competition/registrations/registrations.schema.ts";
import type { EventClassId, EventId } from "#shared/core/ids.ts";
import { promoteInto } from "../../../base/places/places.service.ts";
import { shardsWithRoom } from "../../../base/places/shard-cache.ts";
import type { SignedIn } from "../../../core/caller.ts";
import { AppError, requireFound } from "../../../core/errors.ts";
import { conditionFailed, tryTransaction, type Write } from "../../../core/table/database.ts";
import { refuseOwn } from "../../../people/families/refuse-own.ts";
import { readEntrant } from "../../../people/users/users.service.ts";
import type { EventClassRecord } from "../../events/event-class.entity.ts";
import { hasWaitingList } from "../../events/event-lists.ts";
import { eventClassPool, freePlace } from "../../events/event-places.ts";
import { findWholeEvent, termsOf, toLimits, type WholeEvent } from "../../events/events.service.ts";
import { chargeWaiting } from "../charging.ts";
import { type RegistrationRecord, Registrations } from "../registration.entity.ts";
import { isForEventClass, isVisible } from "../registration.kinds.ts";
import {
	advanceRegistration,
	entryAt,
	findEntry,
	type Step,
	writeOver,
} from "../registration.transitions.ts";
import { eventClassSummary, toRegistration } from "../registration.view.ts";
import { joinSeat } from "./seats.ts";
import { positionOf } from "./waiting-list.ts";

const tries = 20;

type Target = {
	classId: EventClassId;
	declaredWeight?: number | null;
	/** Why staff allow a person who does not meet the conditions. */
	exception?: string | null;
	/** Undoes a move: the person returns even if they do not meet the conditions of that class. */
	isBack?: true;
};

/** Moves a registration to another class of its event; status and waiting-list order are kept. */
export async function moveRegistration(caller: SignedIn, key: EntryKey, to: Target) {
	await refuseOwn(caller, [key.userId], "own_entry");
	const step = { by: caller.session.userId, now: caller.now, ipAddress: caller.address };
	for (let attempt = 0; attempt < tries; attempt++) {
		const [entry, event] = await Promise.all([
			findEntry(key),
			findWholeEvent(key.eventId as EventId),
		]);
		const eventClass = requireFound(event.classes.find(({ id }) => id === to.classId));
		const there = await entryAt({ ...key, classId: to.classId });
		// A repeated call gets the same response.
		if (wasMoved(entry) && there && isAlive(there.status))
			return { registration: toRegistration(there) };
		// A fee that stayed due after a late withdrawal must not be overwritten.
		const isFree = !there || (there.status === "cancelled" && !there.charge?.owed);
		if (!isFree) throw new AppError("already_in_class");
		const moved = await movedTo(event, eventClass, entry, to, step);
		const cancelled = await tryTransaction(await writesOf(event, eventClass, entry, moved, step));
		if (!cancelled) {
			const position = moved.status === "waitlisted" ? await positionOf(event, moved) : undefined;
			return { registration: toRegistration(moved), position };
		}
		if (!cancelled.some(conditionFailed)) await pause(Math.random() * 20);
	}
	throw new AppError("busy", { retryAfter: 1 });
}

export const wasMoved = ({ status, trail }: RegistrationRecord) =>
	status === "cancelled" && trail[trail.length - 1].reason === "moved";

/** The registration for the other class. */
async function movedTo(
	event: WholeEvent,
	eventClass: EventClassRecord,
	entry: RegistrationRecord,
	to: Target,
	{ by, now }: Step,
): Promise<RegistrationRecord> {
	const declaredWeight = to.declaredWeight ?? entry.declaredWeight;
	const { shard, classes, offerExpiresAt, ...remaining } = entry;
	if (!isAlive(entry.status) || entry.status === "offered") throw new AppError("not_pending");
	// Its fee would be priced anew under the refund.
	if (entry.charge && refundingAmount(entry.charge) > 0) throw new AppError("refund_waits");
	// An event seat behind class registrations cannot move; only the class registrations can.
	if (!isVisible(entry)) throw new AppError("already_in_class");
	const person = requireFound(await readEntrant(entry.userId, declaredWeight));
	const reasons = evaluateEligibility(person, toLimits(eventClass), termsOf(event));
	// Waiting people are checked again when a place becomes free, so there is no exception for them.
	const isExcepted = holdsPlace(entry.status) && (to.isBack || Boolean(to.exception));
	if (reasons.length > 0 && !isExcepted) throw new AppError("not_eligible", { reasons });
	if (entry.status === "waitlisted" && !hasWaitingList(eventClass))
		throw new AppError("no_waiting_list");
	const charge = holdsPlace(entry.status)
		? await chargeWaiting(event, { ...entry, classId: eventClass.id }, entry.charge, { by, now })
		: entry.charge;
	return {
		...remaining,
		declaredWeight,
		charge,
		classId: eventClass.id,
		class: eventClassSummary(eventClass),
		shard: holdsPlace(entry.status) ? await freeShard(eventClass) : undefined,
		version: now,
		trail: [
			...entry.trail,
			{
				at: new Date(now).toISOString(),
				by,
				from: entry.status,
				to: entry.status,
				reason: "moved",
				...(reasons.length > 0 && to.exception && { exception: to.exception }),
			},
		],
	};
}

async function freeShard(eventClass: EventClassRecord): Promise<number> {
	const room = await shardsWithRoom(eventClassPool(eventClass));
	if (eventClass.waiting || room.length === 0) throw new AppError("class_full");
	return room[Math.floor(Math.random() * room.length)].shard;
}

async function writesOf(
	event: WholeEvent,
	eventClass: EventClassRecord,
	entry: RegistrationRecord,
	moved: RegistrationRecord,
	step: Step,
): Promise<Write[]> {
	const put: Write = {
		put: Registrations.put(moved)
			.where(
				({ userId, status }, { notExists, eq }) =>
					`${notExists(userId)} OR ${eq(status, "cancelled")}`,
			)
			.params(),
	};
	const taken =
		moved.shard === undefined ? [] : [promoteInto(eventClassPool(eventClass), moved.shard)];
	// A registration without a class keeps its event seat, which now backs the class.
	if (!isForEventClass(entry) && holdsPlace(entry.status)) return [put, ...taken, joinSeat(entry)];
	// The charge moves to the other registration.
	const ended = advanceRegistration(entry, "cancelled", { ...step, reason: "moved" });
	const left = writeOver({ ...ended, charge: undefined });
	const before = event.classes.find(({ id }) => id === entry.classId);
	const freed =
		before && entry.shard !== undefined ? freePlace(eventClassPool(before), entry.shard) : [];
	return [left, put, ...taken, ...freed];
}
