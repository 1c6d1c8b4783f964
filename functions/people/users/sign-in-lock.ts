import { setTimeout as pause } from "node:timers/promises";
import type { UserId } from "#shared/core/ids.ts";
import { AppError, requireFound } from "../../core/errors.ts";
import { isConditionFailure, type Write } from "../../core/table/database.ts";
import { type User, Users } from "./user.entity.ts";
import { findUser } from "./users.service.ts";

/** Duration of a lock in ms: longer than any call, so that only a crashed call's lock expires. */
const longestMs = 30_000;
/**
 * How long to wait for the lock, in ms: other calls hold it for a fraction of a second. Half of a
 * call's own maximum duration.
 */
const patienceMs = 5_000;

/** A person's current record while this call holds the lock on their sign-in. */
export type Locked = User & { heldUntil: number };

/**
 * Runs `work` under a lock on the person's sign-in, because the identity provider cannot take part
 * in our transactions. The write that makes the change also releases the lock, see `writeUnlock`.
 * Throws `busy` when another call holds it for too long.
 */
export async function withSignInLock<T>(
	id: UserId,
	now: number,
	work: (locked: Locked) => Promise<T>,
): Promise<T> {
	const locked = await take(id, now);
	try {
		return await work(locked);
	} catch (error) {
		// If the release fails too, the lock expires.
		await writeUnlock(locked)
			.go()
			.catch(() => undefined);
		throw error;
	}
}

async function take(id: UserId, now: number): Promise<Locked> {
	for (let waited = 0; waited < patienceMs; ) {
		const locked = await tryToTake(id, now + waited);
		if (locked) return locked;
		const wait = 100 + Math.random() * 200;
		await pause(wait);
		waited += wait;
	}
	requireFound(await findUser(id));
	throw new AppError("busy", { retryAfter: 1 });
}

async function tryToTake(id: UserId, now: number): Promise<Locked | null> {
	try {
		const { data } = await Users.patch({ id })
			.set({ heldUntil: now + longestMs })
			.where(
				({ heldUntil }, { notExists, lt }) => `${notExists(heldUntil)} OR ${lt(heldUntil, now)}`,
			)
			.go({ response: "all_new" });
		return data as Locked;
	} catch (error) {
		if (isConditionFailure(error)) return null;
		throw error;
	}
}

/**
 * The write that releases a lock and sets or removes attributes; it does nothing when another call
 * has taken over the lock.
 */
export const writeUnlock = (
	{ id, heldUntil }: Locked,
	set: Partial<User> = {},
	removed: readonly ("secondFactorAt" | "mustConfirmEmail")[] = [],
) =>
	Users.patch({ id })
		.set(set)
		.remove(["heldUntil", ...removed])
		.where((user, { eq }) => eq(user.heldUntil, heldUntil));

/** A condition for transactions: fails when another call has taken over the lock. */
export const stillLocked = ({ id, heldUntil }: Locked): Write => ({
	update: Users.patch({ id })
		.set({ heldUntil })
		.where((user, { eq }) => eq(user.heldUntil, heldUntil))
		.params(),
	onConditionFailed: "busy",
});
