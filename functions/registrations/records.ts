import type { EventClassId, EventId, UserId } from "#shared/core/ids.ts";
import type { EventClassSummary } from "#shared/event-classes/event-classes.schema.ts";
import type { EventSummary } from "#shared/events/events.schema.ts";
import { holdsPlace, isAlive } from "#shared/registrations/registrations.rules.ts";
import type { EntryKey, MyRegistration, Registration } from "#shared/registrations/registrations.schema.ts";
import type { Write } from "../core/database.ts";
import { found } from "../core/errors.ts";
import type { EventRecord } from "../events/event.entity.ts";
import type { EventClassRecord } from "../events/event-class.entity.ts";
import { type RegistrationRecord, Registrations } from "./registration.entity.ts";

export const registrationId = ({
	eventId,
	userId,
	classId,
}: Pick<RegistrationRecord, "eventId" | "userId" | "classId">) =>
	classId === 0 ? `${eventId}-${userId}` : `${eventId}-${userId}-${classId}`;

export const registration = (record: RegistrationRecord): Registration => ({
	id: registrationId(record),
	eventId: record.eventId as EventId,
	userId: record.userId as UserId,
	classId: record.classId === 0 ? null : (record.classId as EventClassId),
	status: record.status,
	registeredAt: record.registeredAt,
	offerExpiresAt: record.status === "offered" ? (record.offerExpiresAt ?? null) : null,
});

/** Whether an entry is a place at an event with classes that stands for no class yet. */
export const choosesClass = ({ classId, classes, status }: RegistrationRecord) =>
	classId === 0 && classes === 0 && (holdsPlace(status) || status === "waitlisted");

export const myRegistration = (record: RegistrationRecord): MyRegistration => ({
	...registration(record),
	event: record.event as EventSummary,
	class: (record.class as EventClassSummary | undefined) ?? null,
	declaredWeight: record.declaredWeight ?? null,
	chooseClass: choosesClass(record),
	reason: isAlive(record.status) ? undefined : record.trail[record.trail.length - 1]?.reason,
});

/** What an entry keeps of its event. */
export const summary = (event: EventRecord): EventSummary => ({
	id: event.id as EventId,
	titleEn: event.titleEn,
	titleAr: event.titleAr,
	eventDate: event.eventDate,
	endDate: event.endDate ?? null,
	registrationDeadline: event.registrationDeadline ?? null,
	location: event.location,
	locationAr: event.locationAr ?? null,
	...(event.shadow && { shadow: true }),
});

export const eventClassSummary = ({ id, className, classNameAr }: EventClassRecord): EventClassSummary => ({
	id: id as EventClassId,
	className,
	classNameAr: classNameAr ?? null,
});

export const entryAt = async (key: EntryKey): Promise<RegistrationRecord | null> =>
	(await Registrations.get(key).go({ consistent: true })).data;

export const findEntry = async (key: EntryKey): Promise<RegistrationRecord> => found(await entryAt(key));

export const keyOf = (record: RegistrationRecord) => ({
	eventId: record.eventId as EventId,
	userId: record.userId as UserId,
	classId: record.classId as EventClassId,
});

/** The system itself, in trails and audit lines. */
export const system = 0;

export type Step = { by: number; now: number; ipAddress?: string; reason?: string | null };

/** An entry after one step of its life, with the step in its trail. `change`: what else is different now. */
export function after(
	record: RegistrationRecord,
	to: RegistrationRecord["status"],
	{ by, now, ipAddress, reason }: Step,
	change: Partial<Pick<RegistrationRecord, "shard" | "classes" | "offerExpiresAt" | "seated">> = {},
): RegistrationRecord {
	const step = { at: new Date(now).toISOString(), by, from: record.status, to, ipAddress, reason: reason ?? undefined };
	const shard = holdsPlace(to) ? record.shard : undefined;
	const version = record.version + 1;
	return {
		...record,
		shard,
		offerExpiresAt: undefined,
		...change,
		status: to,
		version,
		trail: [...record.trail, step],
	};
}

/** Writes an entry over the version that it was made from. */
export const writeOver = (changed: RegistrationRecord): Write => ({
	put: Registrations.put(changed)
		.where(({ version }, { eq }) => eq(version, changed.version - 1))
		.params(),
	otherwise: "changed_meanwhile",
});
