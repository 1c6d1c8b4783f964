import { alarmMessages } from "#shared/app/operation/alarms.ts";
import { orRefused } from "../../core/errors.ts";
import { log } from "../../core/log.ts";
import { runTransaction } from "../../core/table/database.ts";
import { isRunaway } from "../../core/table/runaway.ts";
import { type RegistrationRecord, Registrations } from "./registration.entity.ts";
import { writeOver } from "./registration.transitions.ts";
import { registrationId } from "./registration.view.ts";

const stampsOf = (entry: RegistrationRecord | null) =>
	entry ? [...entry.trail, ...(entry.charge?.lines ?? [])] : [];

/** Whether a change is one of too many by the system. */
export const keepsChanging = (before: RegistrationRecord | null, after: RegistrationRecord) =>
	isRunaway(stampsOf(before), stampsOf(after));

/** Holds a registration as of a time, or no longer, unless it changed since it was read. */
export const markHeld = (entry: RegistrationRecord, heldAt: string | undefined) =>
	runTransaction([writeOver({ ...entry, heldAt, version: entry.version + 1 })]).catch(orRefused);

/**
 * Leaves a registration alone until the clock takes it up, and raises an alarm. If it changed
 * meanwhile, the stream brings that change too.
 */
export async function holdRegistration(entry: RegistrationRecord, now: number): Promise<void> {
	log.error(alarmMessages.reactionsHeld, { registration: registrationId(entry) });
	await markHeld(entry, new Date(now).toISOString());
}

/** Registrations are held for at least this long, in ms. */
const heldMs = 60_000;

/** Registrations that have been held long enough. */
export async function findHeldRegistrations(now: number): Promise<RegistrationRecord[]> {
	const { data } = await Registrations.query
		.held({})
		.lt({ heldAt: new Date(now - heldMs).toISOString() })
		.go({ pages: "all" });
	return data;
}
