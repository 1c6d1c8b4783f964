import { openAmount } from "#shared/competition/fees/charges.rules.ts";
import { mayCancel } from "#shared/competition/registrations/registrations.rules.ts";
import {
	type Decision,
	type EntryKey,
	entryKey,
	type Registration,
} from "#shared/competition/registrations/registrations.schema.ts";
import { isStaff } from "#shared/core/access.ts";
import type { EventId } from "#shared/core/ids.ts";
import type { SignedIn } from "../../core/caller.ts";
import { AppError, nullIfNotFound, refusalOf } from "../../core/errors.ts";
import { countThisHour } from "../../core/http/throttle.ts";
import { runEach } from "../../core/parallel.ts";
import { tryTransaction } from "../../core/table/database.ts";
import type { Acting } from "../../people/families/authorization.ts";
import { refuseOwn } from "../../people/families/refuse-own.ts";
import { findUser } from "../../people/users/users.service.ts";
import { findEvent, findWholeEvent } from "../events/events.service.ts";
import { chargeWaiting } from "./charging.ts";
import { needsConsent } from "./consent.ts";
import { entriesOf } from "./entries/entries.service.ts";
import { type RegistrationRecord, Registrations } from "./registration.entity.ts";
import { isVisible } from "./registration.kinds.ts";
import {
	advanceRegistration,
	findEntry,
	keyOf,
	type Step,
	system,
	writeOver,
} from "./registration.transitions.ts";
import { isMoved, toRegistration } from "./registration.view.ts";
import { lackedDocuments } from "./required-documents.ts";
import { giveUpPlaces } from "./seating/leave.ts";

const stepOf = (caller: SignedIn, reason?: string | null) => ({
	by: caller.session.userId,
	now: caller.now,
	ipAddress: caller.address,
	reason,
});

/**
 * Cancels a registration: people until the deadline and a few times an hour, staff at any time. One
 * that staff moved to another event class counts as in time until the event begins. A repeated call
 * gets the same response.
 */
export async function cancelRegistration(
	caller: Acting,
	key: EntryKey,
	reason?: string | null,
): Promise<Registration> {
	const entry = await findEntry(key);
	const { event, charge } = entry;
	const isDeadlineNeeded = !isStaff(caller.session) || charge !== undefined;
	const terms = isDeadlineNeeded ? await deadlineOf(key, event) : null;
	const isLate = terms !== null && !mayCancel(terms, caller.now, isMoved(entry));
	if (isLate && !isStaff(caller.session)) throw new AppError("too_late_to_cancel");
	// Each registration and withdrawal sends emails and adds lines to the public ledger. First
	// registrations are not counted, so a rush costs nothing more. A rehearsal does neither.
	if (caller.way !== "staff" && !event.shadow)
		await countThisHour("withdrawal", `${key.userId} ${key.eventId}`, caller.now);
	const keepsCharge = isLate && terms.lateCancellation === "due";
	return giveUpPlaces(key, "cancelled", { ...stepOf(caller, reason), keepsCharge });
}

async function deadlineOf({ eventId }: EntryKey, fallback: { eventDate: string }) {
	const event = await findEvent(eventId).catch(nullIfNotFound);
	return {
		eventDate: event?.eventDate ?? fallback.eventDate,
		registrationDeadline: event?.registrationDeadline ?? null,
		lateCancellation: event?.lateCancellation,
	};
}

/** Rejects a registration; its place goes to the first person on the waiting list. */
export const rejectRegistration = (caller: SignedIn, key: EntryKey, reason?: string | null) =>
	giveUpPlaces(key, "rejected", stepOf(caller, reason));

/**
 * Approves a registration.
 * @param exception why it is approved although the required document is missing
 */
export const approveRegistration = (
	caller: SignedIn,
	key: EntryKey,
	exception?: string | null,
): Promise<Registration> =>
	moveOn(
		caller,
		key,
		async (entry) => {
			if (!isVisible(entry)) throw new AppError("not_found");
			if (entry.status === "approved") return null;
			if (entry.status === "waitlisted") throw new AppError("still_waiting");
			if (entry.status !== "pending") throw new AppError("not_pending");
			await refuseOwn(caller, [entry.userId], "own_entry");
			if (await isConsentDue(entry, caller.now)) throw new AppError("guardian_awaited");
			if (entry.charge && openAmount(entry.charge) > 0 && (await requiresPaymentFirst(key)))
				throw new AppError("payment_awaited");
			if (!exception && (await lackedDocuments(entry.event, entry.userId)).length > 0)
				throw new AppError("document_awaited");
			return "approved";
		},
		{ exception },
	);

/** Whether the event requires payment before approval. */
const requiresPaymentFirst = async ({ eventId }: EntryKey) =>
	(await findEvent(eventId).catch(nullIfNotFound))?.paymentRule === "first";

/** Whether a guardian still has to agree; no longer once the person has come of age. */
async function isConsentDue({ awaitsGuardian, userId }: RegistrationRecord, now: number) {
	if (!awaitsGuardian) return false;
	const person = await findUser(userId);
	return person !== null && needsConsent(person, now);
}

/** Accepts an offered place. */
export const acceptOffer = (caller: Acting, key: EntryKey): Promise<Registration> =>
	moveOn(
		caller,
		key,
		(entry) => {
			const last = entry.trail[entry.trail.length - 1];
			// A repeated call: the offer was accepted already.
			if (entry.status === "pending" && last.from === "offered") return null;
			if (entry.status === "cancelled" && last.reason === "offer_expired")
				throw new AppError("offer_expired");
			if (entry.status !== "offered") throw new AppError("not_offered");
			if (Date.parse(entry.offerExpiresAt ?? "") < caller.now) throw new AppError("offer_expired");
			return "pending";
		},
		{ more: chargeAcceptedPlace },
	);

/** The charge of a registration whose person accepts the offered place. */
async function chargeAcceptedPlace(entry: RegistrationRecord, step: Step) {
	const event = await findWholeEvent(entry.eventId as EventId);
	return { charge: await chargeWaiting(event, entry, entry.charge, step) };
}

/** Declines an offered place, which goes to the next person on the waiting list. */
export async function declineOffer(caller: Acting, key: EntryKey): Promise<Registration> {
	const entry = await findEntry(key);
	const last = entry.trail[entry.trail.length - 1];
	if (entry.status === "cancelled" && last.from === "offered") return toRegistration(entry);
	if (entry.status !== "offered") throw new AppError("not_offered");
	return giveUpPlaces(key, "cancelled", stepOf(caller, "offer_declined"));
}

/** Cancels offers that were not accepted in time. Returns the number of expired offers. */
export async function expireOffers(now: number): Promise<number> {
	const { data } = await Registrations.query
		.offers({})
		.lt({ offerExpiresAt: new Date(now).toISOString() })
		.go({ pages: "all" });
	// An offer that was accepted or declined concurrently needs no expiry.
	const orOver = (error: unknown) => {
		if (!(error instanceof AppError)) throw error;
	};
	await runEach("offers", data, (entry) => expireOffer(keyOf(entry), now).catch(orOver), 1);
	return data.length;
}

const expireOffer = (key: EntryKey, now: number) =>
	giveUpPlaces(key, "cancelled", { by: system, now, reason: "offer_expired" });

const dayMs = 24 * 60 * 60 * 1000;

/** Since when a registration has been pending, in ms since 1970. */
const pendingSince = ({ trail }: RegistrationRecord) =>
	Date.parse(trail.findLast(({ from, to }) => to === "pending" && from !== "pending")?.at ?? "");

/**
 * Cancels an event's registrations that have been pending for more than the configured number of
 * days. Returns the number of late ones.
 */
export async function expirePending(
	event: Parameters<typeof entriesOf>[0],
	days: number,
	now: number,
) {
	const late = (await entriesOf(event, "pending")).filter(
		(entry) => pendingSince(entry) < now - days * dayMs,
	);
	// A registration that was decided concurrently is no longer pending.
	const orDecided = (error: unknown) => {
		if (!(error instanceof AppError)) throw error;
	};
	const step = { by: system, now, reason: "pending_expired" };
	const giveUp = (entry: RegistrationRecord) =>
		giveUpPlaces(keyOf(entry), "cancelled", step, "pending").catch(orDecided);
	await runEach("pending registrations", late, giveUp, 1);
	return late.length;
}

/** Maximum number of tries when a registration changes concurrently. */
const tries = 5;

type Next = "approved" | "pending" | null;

/**
 * Sets the next status of a registration. `next` derives it from the current record; null means
 * that nothing is to change. Retries on conflicts, because the stream also writes registrations to
 * update their copy of the event.
 */
export async function moveOn(
	caller: SignedIn | Acting,
	key: EntryKey,
	next: (entry: RegistrationRecord) => Next | Promise<Next>,
	{ more, exception }: { more?: typeof chargeAcceptedPlace; exception?: string | null } = {},
): Promise<Registration> {
	for (let attempt = 0; attempt < tries; attempt++) {
		const entry = await findEntry(key);
		const status = await next(entry);
		if (!status) return toRegistration(entry);
		// A guardian who accepts an offered place also agrees to the registration.
		const agrees = entry.awaitsGuardian && "way" in caller && caller.way === "guardian";
		const reason = agrees ? "guardian_agreed" : undefined;
		const step = { ...stepOf(caller, reason), exception: exception ?? undefined };
		const changed = advanceRegistration(entry, status, step, {
			...((agrees || status === "approved") && { awaitsGuardian: undefined }),
			...(await more?.(entry, stepOf(caller))),
		});
		if (!(await tryTransaction([writeOver(changed)]))) return toRegistration(changed);
	}
	throw new AppError("busy", { retryAfter: 1 });
}

/** Makes the same decision for several registrations, each independently. */
export async function decideTogether(
	caller: SignedIn,
	eventId: EventId,
	{ ids, decision, reason }: Decision,
) {
	const results = [];
	for (const id of ids) {
		const key = entryKey(id);
		try {
			if (key.eventId !== eventId) throw new AppError("not_found");
			const { status } = await (decision === "approve"
				? approveRegistration(caller, key, reason)
				: rejectRegistration(caller, key, reason));
			results.push({ id, status });
		} catch (error) {
			results.push({ id, error: refusalOf(error).code });
		}
	}
	return results;
}
