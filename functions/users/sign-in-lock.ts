import { setTimeout as pause } from "node:timers/promises";
import type { UserId } from "#shared/core/ids.ts";
import { AppError, requireFound } from "../core/errors.ts";
import { isConditionFailure, type Write } from "../core/table/database.ts";
import { type User, Users } from "./user.entity.ts";
import { findUser } from "./users.service.ts";

/** Longer than any call runs, so that only what died is overtaken. */
const longestMs = 30_000;
/** How long other calls are waited for, which take a fraction of a second; half of what a call may take itself. */
const patienceMs = 5_000;

/** Somebody as they are now, while nobody else works on their sign-in. */
export type Locked = User & { heldUntil: number };

/**
 * Works on a person's sign-in, one call at a time: the identity provider takes part in no transaction of ours.
 * The write that makes the change also ends the hold, see `release`. Throws `busy` where another call takes long.
 */
export async function withSignInLock<T>(
	id: UserId,
	now: number,
	work: (held: Locked) => Promise<T>,
): Promise<T> {
	const held = await take(id, now);
	try {
		return await work(held);
	} catch (error) {
		// Where this fails too, the hold runs out.
		await writeHoldEnd(held)
			.go()
			.catch(() => undefined);
		throw error;
	}
}

async function take(id: UserId, now: number): Promise<Locked> {
	for (let waited = 0; waited < patienceMs; ) {
		const held = await tryToTake(id, now + waited);
		if (held) return held;
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

/** The write that ends a hold, with what is to be set and removed; nothing when the hold has been overtaken. */
export const writeHoldEnd = (
	{ id, heldUntil }: Locked,
	set: Partial<User> = {},
	removed: "secondFactorAt"[] = [],
) =>
	Users.patch({ id })
		.set(set)
		.remove(["heldUntil", ...removed])
		.where((user, { eq }) => eq(user.heldUntil, heldUntil));

/** The write that makes a transaction one of a hold: nothing of it happens when the hold has been overtaken. */
export const stillHeld = ({ id, heldUntil }: Locked): Write => ({
	update: Users.patch({ id })
		.set({ heldUntil })
		.where((user, { eq }) => eq(user.heldUntil, heldUntil))
		.params(),
	onConditionFailed: "busy",
});
