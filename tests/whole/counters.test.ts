import { Attempts } from "#functions/core/http/attempts.entity.ts";
import { networkOf } from "#functions/core/http/network.ts";
import { hashOf } from "#functions/core/http/session.ts";
import { countAttempt, countThisHour, type Kind, limits } from "#functions/core/http/throttle.ts";
import { call } from "../core/api.ts";
import { routesThat } from "../core/routes.ts";
import { make, sampleOf } from "../core/samples.ts";
import { uniqueText } from "../core/unique.ts";

const hour = 60 * 60;
const atOnce = 100;
const left = 3;
const kinds = Object.keys(limits) as Kind[];

const countOf = async (kind: Kind, who: string) =>
	(await Attempts.get({ key: keyOf(kind, who) }).go({ consistent: true })).data;

const keyOf = (kind: Kind, who: string) => hashOf(`${kind} ${networkOf(who)}`);

/** Stores a count, which is remembered for an hour from `at` on. */
const setCount = (kind: Kind, who: string, failures: number, at = Date.now(), retryAt = 0) =>
	Attempts.put({
		key: keyOf(kind, who),
		failures,
		retryAt,
		expiresAt: Math.floor(at / 1000) + hour,
	}).go();

/** How many of the attempts made at once pass. */
async function passed(
	count: (kind: Kind, who: string, now: number) => Promise<void>,
	kind: Kind,
	who: string,
) {
	const now = Date.now();
	const attempts = Array.from({ length: atOnce }, () => count(kind, who, now));
	const outcomes = await Promise.allSettled(attempts);
	for (const one of outcomes)
		if (one.status === "rejected") expect(one.reason.code).toBe("too_many_attempts");
	return outcomes.filter(({ status }) => status === "fulfilled").length;
}

describe("counts under a hundred calls at once", () => {
	test.each(kinds)("of kind %s, no more pass than the limit", async (kind) => {
		const who = uniqueText("who");
		const free = Math.min(limits[kind], 20);
		if (free < limits[kind]) await setCount(kind, who, limits[kind] - free);
		expect(await passed(countAttempt, kind, who)).toBe(free);
		expect((await countOf(kind, who))?.failures).toBe(limits[kind]);
	});

	test.each(kinds)("of kind %s, one passes after a wait", async (kind) => {
		const who = uniqueText("who");
		await setCount(kind, who, limits[kind] + 1, Date.now(), Date.now() - 1);
		expect(await passed(countAttempt, kind, who)).toBe(1);
	});

	test("an old count begins anew and counts all", async () => {
		const who = uniqueText("who");
		await setCount("payment", who, 1, Date.now() - 2 * hour * 1000);
		expect(await passed(countAttempt, "payment", who)).toBe(limits.payment);
		const other = uniqueText("who");
		await setCount("payment", other, limits.payment, Date.now() - 2 * hour * 1000);
		expect(await passed(countAttempt, "payment", other)).toBe(limits.payment);
	});

	test("fewer than the limit all pass, and all count", async () => {
		const who = uniqueText("who");
		expect(await passed(countAttempt, "address", who)).toBe(atOnce);
		expect((await countOf("address", who))?.failures).toBe(atOnce);
	});

	test("in one clock hour, no more pass than the limit", async () => {
		expect(await passed(countThisHour, "withdrawal", uniqueText("who"))).toBe(limits.withdrawal);
	});
});

// A call with a picture counts only with its file.
const costly = routesThat(({ costly, file }) => costly && !file);

test.each(costly)("%s passes no more often at once than one after another", async (_, named) => {
	const kind = named.route.costly as Kind;
	const sample = await sampleOf(named);
	const { body: caller } = await call("GET", "/auth/user", { cookie: sample.cookie });
	await setCount(kind, String(caller.id), limits[kind] - left);
	const calls = Array.from({ length: 12 }, () => make(named, sample));
	const statuses = (await Promise.all(calls)).map(({ status }) => status);
	expect(statuses.filter((status) => status !== 429)).toHaveLength(left);
	expect((await countOf(kind, String(caller.id)))?.failures).toBe(limits[kind]);
});
