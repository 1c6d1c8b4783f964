import { voidCharge } from "#shared/competition/fees/charges.rules.ts";
import { holdsPlace, isAlive } from "#shared/competition/registrations/registrations.rules.ts";
import type { EntryKey } from "#shared/competition/registrations/registrations.schema.ts";
import type { EventClassId, EventId, UserId } from "#shared/core/ids.ts";
import { requireFound } from "../../core/errors.ts";
import type { Write } from "../../core/table/database.ts";
import { type RegistrationRecord, Registrations } from "./registration.entity.ts";

export const entryAt = async (key: EntryKey): Promise<RegistrationRecord | null> =>
	(await Registrations.get(key).go({ consistent: true })).data;

export const findEntry = async (key: EntryKey): Promise<RegistrationRecord> =>
	requireFound(await entryAt(key));

export const keyOf = (record: RegistrationRecord) => ({
	eventId: record.eventId as EventId,
	userId: record.userId as UserId,
	classId: record.classId as EventClassId,
});

/** User id of the system in trails and audit lines. */
export const system = 0;

export type Step = {
	by: number;
	now: number;
	ipAddress?: string;
	reason?: string | null;
	/** Whether the fee stays due although the registration ends. */
	keepsCharge?: boolean;
	/** The person whose change made the system take the step. */
	causedBy?: number;
	/** Why staff make an exception from the event's conditions. */
	exception?: string;
	/** A consent on paper: the guardian's name, and the day of their signature. */
	signedBy?: string;
	signedOn?: string;
};

/** The cause to record in the steps that the system takes because of this step. */
export const causeOf = ({ by, now, causedBy }: Step): Pick<Step, "now" | "causedBy"> => ({
	now,
	causedBy: by === system ? causedBy : by,
});

/**
 * The next version of a registration, with the step added to its trail.
 * @param change other attributes that change with the step
 */
export function advanceRegistration(
	record: RegistrationRecord,
	to: RegistrationRecord["status"],
	{ by, now, ipAddress, reason, keepsCharge, causedBy, exception, signedBy, signedOn }: Step,
	change: Partial<
		Pick<
			RegistrationRecord,
			"shard" | "classes" | "offerExpiresAt" | "seated" | "awaitsGuardian" | "charge"
		>
	> = {},
): RegistrationRecord {
	const step = {
		at: new Date(now).toISOString(),
		by,
		from: record.status,
		to,
		ipAddress,
		reason: reason ?? undefined,
		causedBy,
		exception,
		signedBy,
		signedOn,
	};
	const shard = holdsPlace(to) ? record.shard : undefined;
	const version = record.version + 1;
	const charge =
		record.charge && !isAlive(to) && !keepsCharge
			? voidCharge(record.charge, { by, now, reason })
			: record.charge;
	return {
		...record,
		shard,
		charge,
		offerExpiresAt: undefined,
		...change,
		status: to,
		version,
		trail: [...record.trail, step],
	};
}

/** Writes a registration if the stored one still has the previous version. */
export const writeOver = (changed: RegistrationRecord): Write => ({
	put: Registrations.put(changed)
		.where(({ version }, { eq }) => eq(version, changed.version - 1))
		.params(),
	onConditionFailed: "changed_meanwhile",
});
