import type { CostlyKind } from "#shared/core/http/route.ts";
import { throttleWait } from "#shared/core/http/throttle.rules.ts";
import type { UserId } from "#shared/core/ids.ts";
import { AppError } from "../errors.ts";
import { isConditionFailure } from "../table/database.ts";
import { Attempts } from "./attempts.entity.ts";
import { networkOf } from "./network.ts";
import { hashOf } from "./session.ts";

const memorySeconds = 60 * 60;

/** Calls of a person before the first wait: more than anybody's day at work takes, far less than a script makes. */
const costlyCalls: Record<CostlyKind, number> = {
	picture: 30,
	upload: 400,
	bulk: 200,
	check: 400,
	export: 100,
	// A file of 5,000 rows takes 56 to be checked and as many to be sent.
	import: 600,
	// Each may reach everybody.
	broadcast: 20,
	// The answer tells whether an address is known; a coach adds a whole class in an evening.
	student: 60,
	// Each is kept for good, and mailed.
	consent: 60,
	// Each reads and packs all that somebody has.
	archive: 5,
};

/** Failures before the first wait. An arena full of people shares one address, so addresses have many more. */
export const limits = {
	account: 5,
	device: 5,
	own: 5,
	address: 300,
	contact: 5,
	apply: 10,
	reset: 5,
	email: 5,
	link: 3,
	// Within an hour, the one from a network and the other from all: see `countThisHour`.
	signUp: 200,
	signUps: 5_000,
	guardian: 10,
	...costlyCalls,
};
export type Kind = keyof typeof limits;

const keyOf = (kind: Kind, who: string) => hashOf(`${kind} ${networkOf(who)}`);

async function current(key: string, now: number) {
	const { data } = await Attempts.get({ key }).go({ consistent: true });
	const valid = data && data.expiresAt * 1000 > now ? data : null;
	if (valid && valid.retryAt > now) throw tooMany(valid.retryAt - now);
	return { stored: data, failures: valid?.failures ?? 0 };
}

/**
 * When the nth attempt's wait is over; 0 without one, as a call that began earlier may be counted later, and does not wait
 * for this one's moment.
 */
function waitUntil(kind: Kind, failures: number, now: number): number {
	const wait = throttleWait(failures, limits[kind]);
	return wait > 0 ? now + wait : 0;
}

const expiry = (now: number) => Math.floor(now / 1000) + memorySeconds;

/**
 * Counts an attempt before it is made, one at a time, so that parallel guesses cannot slip through one gap.
 * Throws `too_many_attempts` while the wait is not over, and for attempts that meet each other.
 */
export async function countAttempt(kind: Kind, who: string, now: number): Promise<void> {
	const key = keyOf(kind, who);
	const { stored, failures } = await current(key, now);
	const next = failures + 1;
	await Attempts.put({
		key,
		failures: next,
		retryAt: waitUntil(kind, next, now),
		expiresAt: expiry(now),
	})
		.where((attribute, { eq, notExists }) =>
			stored ? eq(attribute.failures, stored.failures) : notExists(attribute.failures),
		)
		.go()
		.catch((error) => {
			throw isConditionFailure(error) ? tooMany(1000) : error;
		});
}

/** Throws `too_many_attempts` for an address from which too much has failed lately. */
export const checkAddress = (address: string, now: number) =>
	current(keyOf("address", address), now);

/** Counts a failure of an address. Many people may share it, so failures that meet are all counted. */
export const countFailure = (address: string, now: number) => count("address", address, now);

/** Counts a costly call of a person. Throws `too_many_attempts` while there were too many. */
export const countCall = (kind: CostlyKind, userId: UserId, now: number) =>
	count(kind, String(userId), now);

const hourMs = memorySeconds * 1000;
/** Counts of each hour of the clock are apart, so that those of a network in constant use do not add up. */
const inHour = (who: string, now: number) => `${networkOf(who)} ${Math.floor(now / hourMs)}`;

/** How often something was counted in this hour of the clock. */
export async function countedThisHour(kind: Kind, who: string, now: number): Promise<number> {
	const { data } = await Attempts.get({ key: keyOf(kind, inHour(who, now)) }).go({
		consistent: true,
	});
	return data?.failures ?? 0;
}

/** Counts something in this hour of the clock. Throws `too_many_attempts` where there was too much of it. */
export const countThisHour = (kind: Kind, who: string, now: number) =>
	count(kind, inHour(who, now), now);

async function count(kind: Kind, who: string, now: number): Promise<void> {
	const key = keyOf(kind, who);
	const { failures } = await current(key, now);
	const next = { key, retryAt: waitUntil(kind, failures + 1, now), expiresAt: expiry(now) };
	// A count that has run out begins anew.
	if (failures === 0) await Attempts.put({ ...next, failures: 1 }).go();
	else await Attempts.upsert(next).add({ failures: 1 }).go();
}

export async function forgetAttempts(kind: Kind, who: string): Promise<void> {
	await Attempts.delete({ key: keyOf(kind, who) }).go();
}

function tooMany(waitMs: number): AppError {
	const seconds = Math.ceil(waitMs / 1000);
	return new AppError("too_many_attempts", {
		retryAfter: seconds,
		params: { minutes: Math.ceil(seconds / 60) },
	});
}
