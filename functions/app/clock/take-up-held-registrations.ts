import { capFamily } from "../../competition/fees/cap-family.ts";
import {
	findHeldRegistrations,
	markHeld,
} from "../../competition/registrations/held-registrations.ts";
import type { RegistrationRecord } from "../../competition/registrations/registration.entity.ts";
import { isEventSeat } from "../../competition/registrations/registration.kinds.ts";
import { entryAt, keyOf } from "../../competition/registrations/registration.transitions.ts";
import {
	fillFromWaitingList,
	settleSeat,
} from "../../competition/registrations/registrations.stream.ts";
import { runEach } from "../../core/parallel.ts";

/**
 * Does for a held registration all that its changes would have led to. Each part reads the current
 * state, so it does not matter how many changes there were.
 */
async function takeUp(registration: RegistrationRecord, now: number): Promise<void> {
	const entry = await entryAt(keyOf(registration));
	if (!entry) return;
	if (entry.charge) await capFamily(entry, now);
	if (isEventSeat(entry)) await settleSeat(entry, now);
	await fillFromWaitingList(entry.eventId, now, entry.status === "waitlisted" ? [entry] : []);
	const settled = await entryAt(keyOf(registration));
	// If it was held again meanwhile, or changes just now, the next run takes it up.
	if (settled && settled.heldAt === registration.heldAt) await markHeld(settled, undefined);
}

/** Takes up the registrations that the stream has left alone. Returns their number. */
export async function takeUpHeldRegistrations(now: number): Promise<number> {
	const registrations = await findHeldRegistrations(now);
	await runEach("held registrations", registrations, (entry) => takeUp(entry, now));
	return registrations.length;
}
