import type { CostlyKind } from "#shared/core/http/route.ts";
import { throttleWait } from "#shared/core/http/throttle.rules.ts";
import type { UserId } from "#shared/core/ids.ts";
import { AppError } from "../errors.ts";
import { refusedWith, retryIf } from "../retry.ts";
import { ignoreConditionFailure, isConditionFailure, type Write } from "../table/database.ts";
import { Attempts } from "./attempts.entity.ts";
import { networkOf } from "./network.ts";
import { hashOf } from "./session.ts";

const memorySeconds = 60 * 60;

/**
 * Costly calls that a person may make before the first wait: more than a day's work needs, far
 * fewer than a script makes.
 */
const costlyCalls: Record<CostlyKind, number> = {
	picture: 30,
	upload: 400,
	bulk: 200,
	check: 400,
	export: 100,
	// A file of 5,000 rows takes 56 calls to check and 56 to send.
	import: 600,
	// Each call may send a message to everybody.
	broadcast: 20,
	// The response reveals whether an address is known; a coach may add a whole class in an evening.
	student: 60,
	// Each consent is stored permanently and sends an email.
	consent: 60,
	// Each call reads and packs all data of a person.
	archive: 5,
	// Each call asks the payment gateway.
	payment: 30,
};

/**
 * Failures before the first wait. Everybody in an arena shares one IP address, so addresses have a
 * far higher limit.
 */
export const limits = {
	account: 5,
	device: 5,
	own: 5,
	address: 300,
	// Keys have 256 random bits: this limits load, not guessing.
	calendar: 300,
	contact: 5,
	apply: 10,
	reset: 5,
	email: 5,
	link: 3,
	// Per hour: `signUp` counts one network, `signUps` counts all networks; see `countThisHour`.
	signUp: 200,
	signUps: 5_000,
	guardian: 10,
	duty: 10,
	// Withdrawals of one person from one event.
	withdrawal: 5,
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
 * When the wait after the nth attempt ends, in ms since 1970. Without a wait it is 0, not `now`: a
 * call that began earlier may be counted later and must not wait until this call's `now`.
 */
function waitUntil(kind: Kind, failures: number, now: number): number {
	const wait = throttleWait(failures, limits[kind]);
	return wait > 0 ? now + wait : 0;
}

const expiry = (now: number) => Math.floor(now / 1000) + memorySeconds;

/**
 * Adds one to a count, or begins a new one; throws `too_many_attempts` during a wait. Calls that run
 * at once all count, and no more of them pass than one after another would.
 */
export const countAttempt = (kind: Kind, who: string, now: number): Promise<void> =>
	retryIf(
		refusedWith("busy"),
		async () => {
			const key = keyOf(kind, who);
			if (!(await addBelowLimit(key, limits[kind], now))) await addAtLimit(kind, key, now);
		},
		{ tries: 12, pauseMs: 30 },
	).catch((error) => {
		throw refusedWith("busy")(error) ? tooMany(1000) : error;
	});

/** Adds one in a single write as long as no wait follows; false if one would, or the count is old. */
async function addBelowLimit(key: string, limit: number, now: number): Promise<boolean> {
	const added = await Attempts.upsert({ key, retryAt: 0, expiresAt: expiry(now) })
		.add({ failures: 1 })
		.where(({ failures, expiresAt }, { notExists, lt, gt }) =>
			[
				notExists(failures),
				`${lt(failures, limit - 1)} AND ${gt(expiresAt, Math.floor(now / 1000))}`,
			].join(" OR "),
		)
		.go()
		.catch(ignoreConditionFailure);
	return added !== undefined;
}

/** Adds one to a count whose next wait depends on it, under optimistic locking. */
async function addAtLimit(kind: Kind, key: string, now: number): Promise<void> {
	const { stored, failures } = await current(key, now);
	const next = failures + 1;
	const retryAt = waitUntil(kind, next, now);
	await Attempts.put({ key, failures: next, retryAt, expiresAt: expiry(now) })
		.where((attribute, { eq, notExists }) =>
			stored
				? `${eq(attribute.failures, stored.failures)} AND ${eq(attribute.expiresAt, stored.expiresAt)}`
				: notExists(attribute.failures),
		)
		.go()
		.catch((error) => {
			throw isConditionFailure(error) ? new AppError("busy") : error;
		});
}

/**
 * Failures counted by network, each kind apart, so that wrong calendar keys never block a sign-in.
 */
type NetworkKind = "address" | "calendar";

/** Throws `too_many_attempts` for an address with too many recent failures of the kind. */
export const checkNetwork = (kind: NetworkKind, address: string, now: number) =>
	current(keyOf(kind, address), now);

/** Counts a failure of an address, which many people may share. */
export const countFailure = (kind: NetworkKind, address: string, now: number) =>
	countAttempt(kind, address, now);

/** Counts a costly call of a person. Throws `too_many_attempts` after too many calls. */
export const countCall = (kind: CostlyKind, userId: UserId, now: number) =>
	countAttempt(kind, String(userId), now);

const hourMs = memorySeconds * 1000;
/** The key of one clock hour, so that the counts of a network in constant use do not add up. */
const inHour = (who: string, now: number) => `${networkOf(who)} ${Math.floor(now / hourMs)}`;

/** The count in the current clock hour. */
export async function countedThisHour(kind: Kind, who: string, now: number): Promise<number> {
	const { data } = await Attempts.get({ key: keyOf(kind, inHour(who, now)) }).go({
		consistent: true,
	});
	return data?.failures ?? 0;
}

/** Adds one to the count of the current clock hour. Throws `too_many_attempts` above the limit. */
export const countThisHour = (kind: Kind, who: string, now: number) =>
	countAttempt(kind, inHour(who, now), now);

/**
 * Enforces a limit that is checked by counting items, such as the children of an account, under
 * concurrent calls. `work` counts, and adds `passed` to its transaction; if another call has passed
 * meanwhile, the transaction fails and `work` runs again.
 * @param of whose limit it is
 */
export const withinLimit = <T>(
	limit: string,
	of: number,
	now: number,
	work: (passed: Write) => Promise<T>,
): Promise<T> =>
	retryIf(
		refusedWith("busy"),
		async () => {
			const key = hashOf(`limit ${limit} ${of}`);
			const { data } = await Attempts.get({ key }).go({ consistent: true });
			const passed = Attempts.put({
				key,
				failures: (data?.failures ?? 0) + 1,
				retryAt: 0,
				expiresAt: expiry(now),
			}).where(({ failures }, { eq, notExists }) =>
				data ? eq(failures, data.failures) : notExists(failures),
			);
			return work({ put: passed.params(), onConditionFailed: "busy" });
		},
		{ tries: 12, pauseMs: 30 },
	);

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
