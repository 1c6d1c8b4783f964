import { isStaff } from "#shared/core/access.ts";
import type { EventId } from "#shared/core/ids.ts";
import { mayCancel } from "#shared/registrations/registrations.rules.ts";
import type { Decision, Registration } from "#shared/registrations/registrations.schema.ts";
import type { Caller, Session } from "../core/caller.ts";
import { conditionFailed, tryTransaction, type Write } from "../core/database.ts";
import { AppError } from "../core/errors.ts";
import { findEvent } from "../events/events.service.ts";
import { dropPlace, freePlace } from "./allotments.service.ts";
import { after, type EntryKey, findEntry, registration, writeOver } from "./records.ts";
import type { RegistrationRecord } from "./registration.entity.ts";
import { firstWaiting } from "./waiting-list.service.ts";

type SignedIn = Caller & { session: Session };

/** How often a step is tried again when somebody else was at the same entry or place. */
const tries = 20;

const stepOf = (caller: SignedIn, reason?: string | null) => ({
	by: caller.session.userId,
	now: caller.now,
	ipAddress: caller.address,
	reason,
});

/** Withdraws an entry: one's own until the deadline, staff any. A repeat is answered like the first. */
export async function cancel(caller: SignedIn, key: EntryKey): Promise<Registration> {
	const own = key.userId === caller.session.userId;
	// Other people's entries are nobody's business, so they are not found rather than forbidden.
	if (!own && !isStaff(caller.session)) throw new AppError("not_found");
	const { event } = await findEntry(key);
	if (!isStaff(caller.session) && !mayCancel(await deadlineOf(key, event), caller.now)) {
		throw new AppError("too_late_to_cancel");
	}
	return leave(key, "cancelled", stepOf(caller));
}

async function deadlineOf({ eventId }: EntryKey, kept: { eventDate: string }) {
	const event = await findEvent(eventId).catch(() => null);
	return { eventDate: event?.eventDate ?? kept.eventDate, registrationDeadline: event?.registrationDeadline ?? null };
}

/** Turns an entry down; its place goes to who waits first. */
export const reject = (caller: SignedIn, key: EntryKey, reason?: string | null) =>
	leave(key, "rejected", stepOf(caller, reason));

export async function approve(caller: SignedIn, key: EntryKey): Promise<Registration> {
	const entry = await findEntry(key);
	if (entry.status === "approved") return registration(entry);
	if (entry.status !== "pending") throw new AppError("not_pending");
	const approved = after(entry, "approved", { ...stepOf(caller), shard: entry.shard });
	if (await tryTransaction([writeOver(approved)])) throw new AppError("changed_meanwhile");
	return registration(approved);
}

type Leaving = "cancelled" | "rejected";

/** Ends an entry. The place it held goes to who waits first in the same transaction, else back to its allotment. */
async function leave(key: EntryKey, to: Leaving, step: ReturnType<typeof stepOf>): Promise<Registration> {
	for (let attempt = 0; attempt < tries; attempt++) {
		const entry = await findEntry(key);
		if (entry.status === to) return registration(entry);
		if (entry.status === "cancelled" || entry.status === "rejected") throw new AppError("not_pending");
		const left = after(entry, to, step);
		const cancelled = await tryTransaction([writeOver(left), ...(await passOn(entry, step.now, attempt))]);
		if (!cancelled) return registration(left);
		// Somebody changed this very entry: look at it again. Otherwise its heir was gone, or the place was busy.
		if (!cancelled.some(conditionFailed)) await new Promise((next) => setTimeout(next, Math.random() * 20));
	}
	throw new AppError("busy", { retryAfter: 1 });
}

async function passOn(entry: RegistrationRecord, now: number, attempt: number): Promise<Write[]> {
	if (entry.shard === undefined) return [];
	const event = await findEvent(entry.eventId as EventId);
	if (event.excess > 0) return dropPlace(event, entry.shard);
	// The index may lag behind: after a failed try look further down the list.
	const heirs = await firstWaiting(event, attempt + 1);
	const heir = heirs[Math.min(attempt, heirs.length - 1)];
	if (!heir) return [freePlace(event, entry.shard)];
	return [writeOver(after(heir, "pending", { by: 0, now, shard: entry.shard }))];
}

/** The same decision for several entries, each by itself. */
export async function decide(caller: SignedIn, eventId: EventId, { ids, decision, reason }: Decision) {
	const results = [];
	for (const id of ids) {
		const [event, user] = id.split("-").map(Number);
		const key = { eventId: event as EventId, userId: user as EntryKey["userId"] };
		try {
			if (key.eventId !== eventId) throw new AppError("not_found");
			const { status } = await (decision === "approve" ? approve(caller, key) : reject(caller, key, reason));
			results.push({ id, status });
		} catch (error) {
			if (!(error instanceof AppError)) throw error;
			results.push({ id, error: error.code });
		}
	}
	return results;
}
