import { within } from "#local/pace.ts";
import type { Answer } from "../core/api.ts";
import { startCountedSite } from "../core/counted.ts";
import { everyRoute, writes as isWrite, type NamedRoute, pathOf } from "../core/routes.ts";
import type { casesOf, Effect, Sample } from "../core/samples.ts";
import { describeTogether, type WireWrite } from "../core/wireWrites.ts";

type Case = ReturnType<typeof casesOf>[number][1];
type Site = Awaited<ReturnType<typeof startCountedSite>>;
let site: Site;

// These modules read the environment once, so they are loaded after it is known.
const tools = async () => ({
	...(await import("../core/api.ts")),
	...(await import("../core/headers.ts")),
	...(await import("../core/people.ts")),
	...(await import("../core/samples.ts")),
	...(await import("../core/signIns.ts")),
	...(await import("../core/wire.ts")),
});

beforeAll(async () => {
	site = await startCountedSite(`counted-${process.pid}`);
	// The preparation of these tests uses the engine directly and is not counted.
	Object.assign(process.env, { ...site.env, DYNAMODB_ENDPOINT: process.env.DYNAMODB_ENDPOINT });
	// The first call for a channel creates its key, once per table and process; do it before
	// counting.
	const { call, createPersonForTest } = await tools();
	await call("GET", "/live", await createPersonForTest());
});

afterAll(() => site.stop());

/**
 * The answer to the caller when the condition of a write fails once, for each of them: takes from the
 * list as long as the calls leave their sample as it was.
 */
async function tryLate(
	late: string[],
	named: NamedRoute,
	sample: Sample,
): Promise<Effect["writes"]> {
	const { make } = await tools();
	const measured: Effect["writes"] = {};
	await site.whilePaused(async () => {
		for (let write = late.shift(); write !== undefined; write = late.shift()) {
			site.restart();
			site.refuse(write);
			const { status, body } = await make(named, sample);
			if (site.hasRefused()) measured[write] = status < 400 ? "done" : body.code;
			else measured[write] = null;
			if (site.counted().writes.length > 0) break;
		}
	});
	return measured;
}

/** Ids are drawn outside of transactions, and keys are made once per table. */
const isNumbering = (write: string) => /^number of|signingKey$/.test(write);

/** What the same call does once more. */
function describeAgain({ status, body }: Answer, writes: unknown[]): Effect["again"] {
	if (status >= 400) return body.code;
	return writes.length > 0 ? "writes" : "nothing";
}

/** Makes a call, and returns what it caused besides its answer. */
async function counting(named: NamedRoute, sample: Sample) {
	const { make } = await tools();
	site.restart();
	const answer = await make(named, sample);
	return { answer, ...site.counted() };
}

/** The audit lines among writes. */
const auditLinesIn = (writes: readonly WireWrite[]) =>
	writes.flatMap(({ auditLine }) => (auditLine ? [auditLine] : []));

/** Expects that a call writes no audit line if it comes from another site or without a valid body. */
async function expectNoLineIfRejected({ route }: NamedRoute, sample: Sample): Promise<void> {
	const { call } = await tools();
	const { params, query, cookie, body } = sample;
	const path = pathOf(route, params, query);
	site.restart();
	const headers = { "sec-fetch-site": "cross-site" };
	expect((await call(route.method, path, { cookie, body, headers })).status).toBe(403);
	if (route.body)
		expect((await call(route.method, path, { cookie, body: "none" })).status).toBe(400);
	expect(auditLinesIn(site.counted().writes)).toEqual([]);
}

/** Expects of a call, or of a further case of it, all that its route and its samples say. */
async function expectEffect(
	named: NamedRoute,
	one?: Case,
	what = "as in its sample",
): Promise<void> {
	const { auditedBy, call, effectOf, expectCacheControl, expectSecure, sampleOf } = await tools();
	const { route } = named;
	const draw = () => sampleOf(named, undefined, one?.sample);
	const expected = isWrite(route) ? (one ?? effectOf(named)) : undefined;
	const found: Effect = { writes: {}, again: "nothing" };
	const sample = await draw();
	// The stream files the audit lines of registrations: see audit.test.ts.
	const isOnWire = !one && auditedBy(named)?.entityType !== "registration";
	const audited = isOnWire ? auditedBy(named) : null;
	const actor = audited && (await call("GET", "/auth/user", { cookie: sample.cookie })).body;
	const { answer, made, writes, open } = await site.whilePaused(async () => {
		if (audited) await expectNoLineIfRejected(named, sample);
		const { answer, ...counted } = await counting(named, sample);
		for (const effect of describeTogether(counted.writes))
			if (!isNumbering(effect)) found.writes[effect] = null;
		if (expected) {
			const again = await counting(named, sample);
			found.again = describeAgain(again.answer, again.writes);
		}
		return { answer, ...counted };
	});
	expect({ what, open }).toEqual({ what, open: 0 });
	const late = Object.entries(expected?.writes ?? {}).flatMap(([write, effect]) =>
		effect === null ? [] : [write],
	);
	while (late.length > 0) Object.assign(found.writes, await tryLate(late, named, await draw()));
	if (isWrite(route))
		expect({ what, ...found }).toEqual({ what, writes: expected?.writes, again: expected?.again });
	expect(answer.status).toBe(one?.status ?? route.status ?? 200);
	if (route.response) expect(route.response.safeParse(answer.body).error).toBeUndefined();
	else if (route.download)
		expect(route.download).toContain(answer.headers.get("content-type")?.split(";")[0]);
	else expect(answer.body).toBe("");
	expectSecure(answer.headers);
	expectCacheControl(answer, route);
	expect(made).not.toContain("Scan");
	if (audited) {
		const lines = auditLinesIn(writes).filter(({ action }) => action === audited.action);
		expect(lines).toEqual([
			expect.objectContaining({
				entityType: audited.entityType,
				entityId: String(audited.entityId(answer.body, sample, actor.id)),
				userId: actor.id,
				ipAddress: expect.stringContaining("127."),
			}),
		]);
		expect(Date.now() - Date.parse(String(lines[0].createdAt))).toBeLessThan(within(60_000));
	}
	// Further cases may take more: the budget is that of the sample.
	if (!one)
		expect({ made, more: Math.max(0, made.length - route.requests) }).toEqual({ made, more: 0 });
}

describe("requests to the table", () => {
	const rows = everyRoute.map((named) => [named.key, named] as const);

	test.each(rows)(
		"%s stays within its declared requests, writes, response, headers and caching",
		async (_, named) => {
			const { casesOf } = await tools();
			await expectEffect(named);
			for (const [what, one] of casesOf(named)) await expectEffect(named, one, what);
		},
	);

	// Events without a limit have the most allotments, and so the most expensive calls.
	test.each(
		rows.filter(
			([, { domain, route }]) =>
				domain === "events" &&
				["POST", "PUT", "DELETE"].includes(route.method) &&
				!route.path.includes("/classes"),
		),
	)("%s stays within its declared requests for an event without a limit", async (_, named) => {
		const { call, sampleOf } = await tools();
		const { cookie = "", body } = await sampleOf(named);
		const event = { titleEn: "Cup", titleAr: "كأس", eventDate: "2040-01-01", maxParticipants: 0 };
		const { body: made } = await call("POST", "/events", { cookie, body: event });
		const sample = {
			cookie,
			params: { id: String(made.id) },
			body: body && ("titleEn" in body ? { ...event, maxParticipants: 500 } : body),
		};
		const { answer, made: counted } = await site.whilePaused(() => counting(named, sample));
		expect(answer.status).toBe(named.route.status ?? 200);
		expect({ counted, more: Math.max(0, counted.length - named.route.requests) }).toEqual({
			counted,
			more: 0,
		});
	});

	const open = rows.filter(([, { route }]) => route.access === "public");

	test.each(open)(
		"%s stays within its declared requests for a signed-in person too",
		async (_, named) => {
			const { sampleOf, createPersonForTest } = await tools();
			const sample = await sampleOf(named);
			const { cookie } = await createPersonForTest();
			const { made } = await site.whilePaused(() => counting(named, { ...sample, cookie }));
			expect({ made, more: Math.max(0, made.length - named.route.requests) }).toEqual({
				made,
				more: 0,
			});
		},
	);
});

describe("requests that could reveal which accounts exist", () => {
	const unknown = { email: "nobody@test.example" };

	/** The operations that a call without a session causes. */
	const causedBy = async (path: string, body: object) => {
		const { call, ownAddress } = await tools();
		return site.whilePaused(async () => {
			await call("POST", path, { body, address: ownAddress() });
			return site.counted().made;
		});
	};

	test("a wrong password makes the same requests for known and unknown accounts", async () => {
		const { createSignInForTest } = await tools();
		const { email } = await createSignInForTest();
		const tried = (who: object) => causedBy("/auth/login", { ...who, password: "Wrong-Horse-1" });
		expect(await tried({ email })).toEqual(await tried(unknown));
	});

	test("a forgotten password makes the same requests for known and unknown accounts", async () => {
		const { createSignInForTest } = await tools();
		const { email } = await createSignInForTest();
		const tried = (body: object) => causedBy("/auth/forgot-password", body);
		expect(await tried({ email })).toEqual(await tried(unknown));
	});
});
