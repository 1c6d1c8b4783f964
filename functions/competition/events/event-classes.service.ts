import { cutFor } from "#shared/base/places/allotment.rules.ts";
import type {
	ChangedEventClass,
	EventClass,
	EventClassEdit,
	EventClassInput,
} from "#shared/competition/event-classes/event-classes.schema.ts";
import type { EventClassId, EventId } from "#shared/core/ids.ts";
import { createShards, removeShards, resizeShards } from "../../base/places/places.service.ts";
import type { SignedIn } from "../../core/caller.ts";
import { AppError, requireFound } from "../../core/errors.ts";
import { leftOut } from "../../core/table/attributes.ts";
import {
	answerOfRepeat,
	auditedTransaction,
	sameVersion,
} from "../../core/table/audited-transaction.ts";
import { nextId, type Write } from "../../core/table/database.ts";
import { ifUnchanged } from "../../core/table/versioned.ts";
import type { EventRecord } from "./event.entity.ts";
import { EventClasses, type EventClassRecord } from "./event-class.entity.ts";
import { eventClassPool } from "./event-places.ts";
import { findEvent, findWholeEvent, nextVersion, viewEventClass } from "./events.service.ts";

/** Queries on registrations, which belong to another domain. */
export type Entries = {
	/** Active registrations that do not meet the current conditions of a class. */
	conflictsIn: (
		event: EventRecord,
		eventClass: EventClassRecord,
	) => Promise<ChangedEventClass["conflicts"]>;
	isWaitedFor: (event: EventRecord, classId: EventClassId) => Promise<boolean>;
};

type Key = { id: EventId; classId: EventClassId };

const orNone = <T>(value: T | null | undefined) => value ?? undefined;

/** Converts input to attributes; null becomes undefined. */
const stored = (input: EventClassInput) => ({
	...input,
	classNameAr: orNone(input.classNameAr),
	descriptionAr: orNone(input.descriptionAr),
	minAge: orNone(input.minAge),
	maxAge: orNone(input.maxAge),
	minBeltLevel: orNone(input.minBeltLevel),
	maxBeltLevel: orNone(input.maxBeltLevel),
	minWeight: orNone(input.minWeight),
	maxWeight: orNone(input.maxWeight),
	genderRestriction: orNone(input.genderRestriction),
	competitionReadinessRequired: orNone(input.competitionReadinessRequired),
	fee: orNone(input.fee),
	lateFee: orNone(input.lateFee),
	memberFee: orNone(input.memberFee),
});

const changeOf = ({ id, eventId }: EventClassRecord, action: string, details: unknown) => ({
	entityType: "eventClass",
	entityId: id,
	action,
	details: { eventId, ...(details as object) },
});

/**
 * Adds a class. The event's version is incremented too, so that concurrent edits of the event
 * conflict.
 */
export async function createEventClass(
	caller: SignedIn,
	eventId: EventId,
	input: EventClassInput,
): Promise<EventClass> {
	const event = await findEvent(eventId);
	const { shards, groups } = cutFor(input.maxParticipants);
	const created: EventClassRecord = {
		...stored(input),
		eventId,
		id: await nextId<EventClassId>("eventClass"),
		createdAt: new Date(caller.now).toISOString(),
		updatedAt: new Date(caller.now).toISOString(),
		shards,
		groups,
		registeredCount: 0,
		waiting: false,
		excess: 0,
		version: 1,
	};
	const writes: Write[] = [
		nextVersion(event, { classIds: [...(event.classIds ?? []), created.id] }),
		{ put: EventClasses.create(created).params() },
		...createShards(eventClassPool(created)),
	];
	await auditedTransaction(
		caller,
		changeOf(created, "created", input),
		writes,
		viewEventClass(created),
	);
	return viewEventClass(created);
}

/** Maximum number of tries for a class if other calls change the event at the same time. */
const tries = 5;

/** Gives each part of a call its own Idempotency-Key, so that a repeated call skips stored parts. */
const withKeyOfPart = (caller: SignedIn, part: number): SignedIn => ({
	...caller,
	writeKey: caller.writeKey && { ...caller.writeKey, id: `${caller.writeKey.id} ${part}` },
});

/**
 * Adds several classes, in order. The places of a class nearly fill a transaction, so each class has
 * its own transaction. A repeated call returns the stored classes and adds the missing ones.
 */
export async function createEventClasses(
	caller: SignedIn,
	eventId: EventId,
	inputs: readonly EventClassInput[],
): Promise<EventClass[]> {
	const added: EventClass[] = [];
	for (const [part, input] of inputs.entries())
		added.push(await createOrFind(withKeyOfPart(caller, part), eventId, input));
	return added;
}

async function createOrFind(caller: SignedIn, eventId: EventId, input: EventClassInput) {
	for (let attempt = 0; attempt < tries; attempt++) {
		try {
			return await createEventClass(caller, eventId, input);
		} catch (error) {
			const earlier = await answerOfRepeat(caller, error);
			if (earlier) return earlier.answer as EventClass;
			if (!(error instanceof AppError && error.code === "changed_meanwhile")) throw error;
		}
	}
	throw new AppError("busy", { retryAfter: 1 });
}

/**
 * Changes a class and its places in one transaction. Returns the registrations that no longer meet
 * the conditions; they stay until staff decide.
 */
export async function updateEventClass(
	caller: SignedIn,
	{ id, classId }: Key,
	{ version, ...input }: EventClassEdit,
	{ conflictsIn }: Pick<Entries, "conflictsIn">,
): Promise<ChangedEventClass> {
	const { classes, ...event } = await findWholeEvent(id);
	const before = requireFound(classes.find((one) => one.id === classId));
	sameVersion(version, before);
	const changes = {
		...stored(input),
		updatedAt: new Date(caller.now).toISOString(),
		version: before.version + 1,
	};
	const changed: EventClassRecord = { ...before, ...changes };
	const { writes, ...counted } = await resizeShards(
		eventClassPool(changed),
		eventClassPool(before),
	);
	const write: Write = {
		update: EventClasses.patch({ eventId: id, id: classId })
			.set({ ...changes, ...counted })
			.remove(leftOut<EventClassRecord>(changes))
			.where(ifUnchanged(before))
			.params(),
	};
	const answer = { ...viewEventClass(changed), conflicts: await conflictsIn(event, changed) };
	await auditedTransaction(
		caller,
		changeOf(changed, "updated", input),
		[nextVersion(event), write, ...writes],
		answer,
	);
	return answer;
}

/** Deletes a class without registrations, including waiting ones. */
export async function removeEventClass(
	caller: SignedIn,
	{ id, classId }: Key,
	{ isWaitedFor }: Pick<Entries, "isWaitedFor">,
): Promise<void> {
	const { classes, ...event } = await findWholeEvent(id);
	const before = requireFound(classes.find((one) => one.id === classId));
	const waitedFor = await isWaitedFor(event, classId);
	if (before.waiting || waitedFor) throw new AppError("class_has_entries");
	const deletion: Write = { delete: EventClasses.delete({ eventId: id, id: classId }).params() };
	const classIds = event.classIds?.filter((one) => one !== classId);
	const writes = [
		nextVersion(event, { classIds }),
		deletion,
		...removeShards(eventClassPool(before)),
	];
	await auditedTransaction(
		caller,
		changeOf(before, "deleted", { className: before.className }),
		writes,
	);
}
