import { isStaff } from "#shared/core/access.ts";
import type { EventId } from "#shared/core/ids.ts";
import { mayCancel } from "#shared/registrations/registrations.rules.ts";
import {
	type Decision,
	type EntryKey,
	entryKey,
	type Registration,
} from "#shared/registrations/registrations.schema.ts";
import type { SignedIn } from "../core/caller.ts";
import { AppError, orGone } from "../core/errors.ts";
import { tryTransaction } from "../core/table/database.ts";
import { findEvent } from "../events/events.service.ts";
import type { Acting } from "../families/authorization.ts";
import { guardiansOf } from "../families/links.ts";
import { entriesOf } from "./entries/entries.service.ts";
import { isShown } from "./isShown.ts";
import { type RegistrationRecord, Registrations } from "./registration.entity.ts";
import {
	advanceRegistration,
	findEntry,
	keyOf,
	system,
	writeOver,
} from "./registration.transitions.ts";
import { toRegistration } from "./registration.view.ts";
import { giveUpPlaces } from "./seating/leave.ts";

const stepOf = (caller: SignedIn, reason?: string | null) => ({
	by: caller.session.userId,
	now: caller.now,
	ipAddress: caller.address,
	reason,
});

/** Withdraws an entry: one's own until the deadline, staff any. A repeat is answered like the first. */
export async function cancel(
	caller: Acting,
	key: EntryKey,
	reason?: string | null,
): Promise<Registration> {
	const { event } = await findEntry(key);
	if (!isStaff(caller.session) && !mayCancel(await deadlineOf(key, event), caller.now)) {
		throw new AppError("too_late_to_cancel");
	}
	return giveUpPlaces(key, "cancelled", stepOf(caller, reason));
}

async function deadlineOf({ eventId }: EntryKey, kept: { eventDate: string }) {
	const event = await findEvent(eventId).catch(orGone);
	return {
		eventDate: event?.eventDate ?? kept.eventDate,
		registrationDeadline: event?.registrationDeadline ?? null,
	};
}

/** Turns an entry down; its place goes to who waits first. */
export const reject = (caller: SignedIn, key: EntryKey, reason?: string | null) =>
	giveUpPlaces(key, "rejected", stepOf(caller, reason));

export const approve = (caller: SignedIn, key: EntryKey): Promise<Registration> =>
	moveOn(caller, key, async (entry) => {
		if (!isShown(entry)) throw new AppError("not_found");
		if (entry.status === "approved") return null;
		if (entry.status !== "pending") throw new AppError("not_pending");
		// Where nobody may agree any more, as of who came of age meanwhile, staff decide.
		if (entry.awaitsGuardian && (await mayAgree(entry.userId, caller.now)))
			throw new AppError("guardian_awaited");
		return "approved";
	});

const mayAgree = async (childId: number, now: number) =>
	(await guardiansOf(childId, now)).some(({ state }) => state === "active");

/** Takes the place that was offered. */
export const acceptOffer = (caller: Acting, key: EntryKey): Promise<Registration> =>
	moveOn(caller, key, (entry) => {
		const last = entry.trail[entry.trail.length - 1];
		// A repeat of what was accepted already.
		if (entry.status === "pending" && last.from === "offered") return null;
		if (entry.status === "cancelled" && last.reason === "offer_expired")
			throw new AppError("offer_expired");
		if (entry.status !== "offered") throw new AppError("not_offered");
		if (Date.parse(entry.offerExpiresAt ?? "") < caller.now) throw new AppError("offer_expired");
		return "pending";
	});

/** Gives an offered place back; it goes to who waits next. */
export async function declineOffer(caller: Acting, key: EntryKey): Promise<Registration> {
	const entry = await findEntry(key);
	const last = entry.trail[entry.trail.length - 1];
	if (entry.status === "cancelled" && last.from === "offered") return toRegistration(entry);
	if (entry.status !== "offered") throw new AppError("not_offered");
	return giveUpPlaces(key, "cancelled", stepOf(caller, "offer_declined"));
}

/** Ends the offers that nobody accepted in time, and says how many. */
export async function expireOffers(now: number): Promise<number> {
	const { data } = await Registrations.query
		.offers({})
		.lt({ offerExpiresAt: new Date(now).toISOString() })
		.go({ pages: "all" });
	// Accepted or declined in the same moment: then there is no offer to end.
	const orOver = (error: unknown) => {
		if (!(error instanceof AppError)) throw error;
	};
	for (const entry of data) await expireOffer(keyOf(entry), now).catch(orOver);
	return data.length;
}

const expireOffer = (key: EntryKey, now: number) =>
	giveUpPlaces(key, "cancelled", { by: system, now, reason: "offer_expired" });

const dayMs = 24 * 60 * 60 * 1000;

/** Since when an entry waits for a decision, in ms since 1970. */
const pendingSince = ({ trail }: RegistrationRecord) =>
	Date.parse(trail.findLast(({ from, to }) => to === "pending" && from !== "pending")?.at ?? "");

/** Ends entries of an event that nobody has decided on within so many days, and says how many. */
export async function expirePending(
	event: Parameters<typeof entriesOf>[0],
	days: number,
	now: number,
) {
	const late = (await entriesOf(event, "pending")).filter(
		(entry) => pendingSince(entry) < now - days * dayMs,
	);
	// Decided on in the same moment: then it waits no more.
	const orDecided = (error: unknown) => {
		if (!(error instanceof AppError)) throw error;
	};
	const step = { by: system, now, reason: "pending_expired" };
	for (const entry of late)
		await giveUpPlaces(keyOf(entry), "cancelled", step, "pending").catch(orDecided);
	return late.length;
}

/** How often an entry is looked at again that changed while it was decided on. */
const tries = 5;

type Next = "approved" | "pending" | null;

/**
 * Writes the next status of an entry, which `next` tells of the entry as it is: null where it has it already. An entry
 * changes by itself too, when the stream brings the copy that it keeps of its event up to date; then it is looked at again.
 */
async function moveOn(
	caller: SignedIn | Acting,
	key: EntryKey,
	next: (entry: RegistrationRecord) => Next | Promise<Next>,
): Promise<Registration> {
	for (let attempt = 0; attempt < tries; attempt++) {
		const entry = await findEntry(key);
		const status = await next(entry);
		if (!status) return toRegistration(entry);
		// A guardian who takes an offered place agrees to the entry.
		const agrees = entry.awaitsGuardian && "way" in caller && caller.way === "guardian";
		const changed = advanceRegistration(
			entry,
			status,
			stepOf(caller),
			agrees ? { awaitsGuardian: undefined } : {},
		);
		if (!(await tryTransaction([writeOver(changed)]))) return toRegistration(changed);
	}
	throw new AppError("busy", { retryAfter: 1 });
}

/** The same decision for several entries, each by itself. */
export async function decide(
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
				? approve(caller, key)
				: reject(caller, key, reason));
			results.push({ id, status });
		} catch (error) {
			if (!(error instanceof AppError)) throw error;
			results.push({ id, error: error.code });
		}
	}
	return results;
}
