import { throttleWait } from "#shared/auth/auth.rules.ts";
import { isConditionFailure } from "../core/database.ts";
import { AppError } from "../core/errors.ts";
import { hashOf } from "../core/session.ts";
import { Attempts } from "./auth.entity.ts";

const memorySeconds = 60 * 60;

type Limit = { free: number };

/** Failures before the first wait. An arena full of people shares one address, so addresses have more. */
export const limits = {
	account: { free: 5 },
	address: { free: 50 },
	contact: { free: 5 },
	reset: { free: 5 },
} satisfies Record<string, Limit>;

const keyOf = (kind: keyof typeof limits, who: string) => hashOf(`${kind} ${who}`);

/**
 * Counts an attempt before it is made, so that parallel guesses cannot slip through one gap.
 * Throws `too_many_attempts` while the wait is not over. `forget` undoes it after a success.
 */
export async function countAttempt(kind: keyof typeof limits, who: string, now: number): Promise<void> {
	const key = keyOf(kind, who);
	const { data } = await Attempts.get({ key }).go({ consistent: true });
	const current = data && data.expiresAt * 1000 > now ? data : null;
	if (current && current.retryAt > now) throw tooMany(current.retryAt - now);
	const failures = (current?.failures ?? 0) + 1;
	const next = {
		key,
		failures,
		retryAt: now + throttleWait(failures, limits[kind].free),
		expiresAt: Math.floor(now / 1000) + memorySeconds,
	};
	await Attempts.put(next)
		.where(({ failures: stored }, { eq, notExists }) => (data ? eq(stored, data.failures) : notExists(stored)))
		.go()
		.catch((error) => {
			throw isConditionFailure(error) ? tooMany(1000) : error;
		});
}

export async function forgetAttempts(kind: keyof typeof limits, who: string): Promise<void> {
	await Attempts.delete({ key: keyOf(kind, who) }).go();
}

function tooMany(waitMs: number): AppError {
	const seconds = Math.ceil(waitMs / 1000);
	return new AppError("too_many_attempts", { retryAfter: seconds, params: { minutes: Math.ceil(seconds / 60) } });
}
