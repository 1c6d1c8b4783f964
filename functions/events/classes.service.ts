import type { ClassId, EventId } from "#shared/core/ids.ts";
import type { EventClass, EventClassEdit, EventClassInput } from "#shared/events/event-class.schema.ts";
import { cutFor } from "#shared/registrations/allotment.rules.ts";
import { commit, sameVersion } from "../core/commit.ts";
import { nextId, type Write } from "../core/database.ts";
import { AppError, found } from "../core/errors.ts";
import { classPool, cutPlaces, recutPlaces, removePlaces } from "../registrations/allotments.service.ts";
import { conflictsIn } from "../registrations/entries.service.ts";
import { firstWaiting } from "../registrations/waiting-list.ts";
import { EventClasses, type EventClassRecord } from "./event-class.entity.ts";
import { findEvent, findWholeEvent, nextVersion, type Staff, viewClass } from "./events.service.ts";

type Key = { id: EventId; classId: ClassId };

const orNone = <T>(value: T | null | undefined) => value ?? undefined;

/** The stored form of what was typed; what is null is left out. */
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
});

const changeOf = ({ id, eventId }: EventClassRecord, action: string, details: unknown) => ({
	entityType: "eventClass",
	entityId: id,
	action,
	details: { eventId, ...(details as object) },
});

/** Adds a class. The event's version moves on with it, so that two people never edit one event unseen. */
export async function create(caller: Staff, eventId: EventId, input: EventClassInput): Promise<EventClass> {
	const event = await findEvent(eventId);
	const { shards, groups } = cutFor(input.maxParticipants);
	const created: EventClassRecord = {
		...stored(input),
		eventId,
		id: await nextId<ClassId>("eventClass"),
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
		...cutPlaces(classPool(created)),
	];
	await commit(caller, changeOf(created, "created", input), writes, viewClass(created));
	return viewClass(created);
}

/** Changes a class and its places together. Tells which entries no longer fit; they stay until staff decide. */
export async function update(caller: Staff, { id, classId }: Key, { version, ...input }: EventClassEdit) {
	const { classes, ...event } = await findWholeEvent(id);
	const before = found(classes.find((one) => one.id === classId));
	sameVersion(version, before);
	const { registeredCount, waiting, shards, groups, createdAt } = before;
	const changed: EventClassRecord = {
		...stored(input),
		...{ eventId: id, id: classId, registeredCount, waiting, shards, groups, createdAt },
		updatedAt: new Date(caller.now).toISOString(),
		excess: before.excess,
		version: before.version + 1,
	};
	const { writes, excess } = await recutPlaces(classPool(changed));
	const put: Write = {
		put: EventClasses.put({ ...changed, excess })
			.where(
				(attribute, { eq }) =>
					`${eq(attribute.version, before.version)} AND ${eq(attribute.registeredCount, registeredCount)} AND ${eq(attribute.waiting, waiting)}`,
			)
			.params(),
	};
	const answer = { ...viewClass(changed), conflicts: await conflictsIn(event, changed) };
	await commit(caller, changeOf(changed, "updated", input), [nextVersion(event), put, ...writes], answer);
	return answer;
}

/** Deletes a class that nobody has entered and nobody waits for. */
export async function remove(caller: Staff, { id, classId }: Key): Promise<void> {
	const { classes, ...event } = await findWholeEvent(id);
	const before = found(classes.find((one) => one.id === classId));
	const waiting = await firstWaiting(event, { classId });
	if (before.waiting || waiting.length > 0) throw new AppError("class_has_entries");
	const gone: Write = { delete: EventClasses.delete({ eventId: id, id: classId }).params() };
	const classIds = event.classIds?.filter((one) => one !== classId);
	const writes = [nextVersion(event, { classIds }), gone, ...removePlaces(classPool(before))];
	await commit(caller, changeOf(before, "deleted", { className: before.className }), writes);
}
