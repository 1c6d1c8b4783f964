import type { EventId, UserId } from "#shared/core/ids.ts";
import type { EventSummary } from "#shared/events/events.schema.ts";
import type { MyRegistration, Registration } from "#shared/registrations/registrations.schema.ts";
import type { Write } from "../core/database.ts";
import { found } from "../core/errors.ts";
import type { EventRecord } from "../events/event.entity.ts";
import { type RegistrationRecord, Registrations } from "./registration.entity.ts";

export type EntryKey = { eventId: EventId; userId: UserId };

export const registration = (record: RegistrationRecord): Registration => ({
	id: `${record.eventId}-${record.userId}`,
	eventId: record.eventId as EventId,
	userId: record.userId as UserId,
	status: record.status,
	registeredAt: record.registeredAt,
});

export const myRegistration = (record: RegistrationRecord): MyRegistration => ({
	...registration(record),
	event: record.event as EventSummary,
	reason: record.status === "rejected" ? record.trail[record.trail.length - 1]?.reason : undefined,
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
});

export const findEntry = async (key: EntryKey): Promise<RegistrationRecord> =>
	found((await Registrations.get(key).go({ consistent: true })).data);

type Step = { by: number; now: number; ipAddress?: string; reason?: string | null; shard?: number };

/** An entry after one step of its life, with the step in its trail. */
export function after(
	record: RegistrationRecord,
	to: RegistrationRecord["status"],
	{ by, now, ipAddress, reason, shard }: Step,
): RegistrationRecord {
	const at = new Date(now).toISOString();
	const step = { at, by, from: record.status, to, ipAddress, reason: reason ?? undefined };
	return { ...record, status: to, shard, version: record.version + 1, trail: [...record.trail, step] };
}

/** Writes an entry over the version that it was made from. */
export const writeOver = (changed: RegistrationRecord): Write => ({
	put: Registrations.put(changed)
		.where(({ version }, { eq }) => eq(version, changed.version - 1))
		.params(),
	otherwise: "changed_meanwhile",
});
