import { evaluateEligibility } from "#shared/competition/event-classes/eligibility.rules.ts";
import { isCancelled, isUpcoming } from "#shared/competition/events/events.rules.ts";
import { isAlive } from "#shared/competition/registrations/registrations.rules.ts";
import type { EntryKey } from "#shared/competition/registrations/registrations.schema.ts";
import type { EventId } from "#shared/core/ids.ts";
import type { SignedIn } from "../../../core/caller.ts";
import { AppError, requireFound } from "../../../core/errors.ts";
import { readEntrant } from "../../../people/users/users.service.ts";
import { findWholeEvent, termsOf, toLimits, type WholeEvent } from "../../events/events.service.ts";
import { readPlacePrice } from "../charging.ts";
import { awaitsConsent } from "../consent.ts";
import type { RegistrationRecord } from "../registration.entity.ts";
import { isForEventClass, isVisible } from "../registration.kinds.ts";
import { advanceRegistration, findEntry } from "../registration.transitions.ts";
import { toRegistration } from "../registration.view.ts";
import { allotPlaces } from "./enter.ts";
import { positionOf } from "./waiting-list.ts";

/** Maximum number of tries when the registration changes concurrently. */
const tries = 5;

/**
 * Revokes a rejection, even after the deadline: the registration is pending if there is a place,
 * otherwise waitlisted.
 */
export async function reopenRegistration(caller: SignedIn, key: EntryKey) {
	for (let attempt = 0; attempt < tries; attempt++) {
		const [rejected, event] = await Promise.all([
			findEntry(key),
			findWholeEvent(key.eventId as EventId),
		]);
		if (!isVisible(rejected)) throw new AppError("not_found");
		// A repeated call gets the same response.
		if (wasReopened(rejected)) return answer(event, rejected);
		if (rejected.status !== "rejected") throw new AppError("not_rejected");
		if (isCancelled(event)) throw new AppError("event_cancelled");
		if (!isUpcoming({ ...event, endDate: event.endDate ?? null }, caller.now))
			throw new AppError("registration_closed");
		const eventClass = await eventClassOf(event, rejected);
		const step = { by: caller.session.userId, now: caller.now, ipAddress: caller.address };
		const awaits = await awaitsConsent(event, rejected, caller.now);
		const entry = advanceRegistration(rejected, "pending", step, { awaitsGuardian: awaits });
		const times = { registeredAt: Date.parse(entry.registeredAt), now: caller.now };
		const price = await readPlacePrice({ event, eventClass }, entry.userId, times);
		const request = { event, eventClass, entry, step, price };
		const { registration } = await allotPlaces({ ...request, reopens: true });
		if (wasReopened(registration)) return answer(event, registration);
		// A concurrent change. If the registration is still rejected, only its copy of the event was
		// updated: retry.
		if (registration.status !== "rejected") throw new AppError("changed_meanwhile");
	}
	throw new AppError("busy", { retryAfter: 1 });
}

export const wasReopened = ({ status, trail }: RegistrationRecord) =>
	isAlive(status) && trail[trail.length - 1].from === "rejected";

/**
 * The event class of a registration; undefined if it is for the event as a whole. Throws
 * `not_eligible` if the person no longer meets the conditions of the class.
 */
async function eventClassOf(event: WholeEvent, record: RegistrationRecord) {
	if (!isForEventClass(record)) return undefined;
	const eventClass = requireFound(event.classes.find(({ id }) => id === record.classId));
	const reasons = evaluateEligibility(
		requireFound(await readEntrant(record.userId, record.declaredWeight)),
		toLimits(eventClass),
		termsOf(event),
	);
	if (reasons.length > 0) throw new AppError("not_eligible", { reasons });
	return eventClass;
}

async function answer(event: WholeEvent, entry: RegistrationRecord) {
	const position = entry.status === "waitlisted" ? await positionOf(event, entry) : undefined;
	return { registration: toRegistration(entry), position };
}
