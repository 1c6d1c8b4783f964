import type { Role } from "#shared/core/access.ts";
import type { UserId } from "#shared/core/ids.ts";
import { callerForTest } from "./caller.ts";
import { openWorld } from "./world.ts";

const world = await openWorld();
const session = await import("#functions/core/http/session.ts");
const { Sessions } = await import("#functions/core/http/session.entity.ts");
const throttle = await import("#functions/core/http/throttle.ts");
const { env } = await import("#functions/core/env.ts");
const { runTransaction } = await import("#functions/core/table/database.ts");
const { Users } = await import("#functions/people/users/user.entity.ts");
const { KnownDevices } = await import("#functions/identity/auth/auth.entity.ts");
const { knownDevice, rememberDevice } = await import("#functions/identity/auth/devices.ts");
const { inCareOf } = await import("#functions/identity/auth/sign-in-access.ts");
const { startSession } = await import("#functions/identity/auth/start-session.ts");
afterAll(world.close);

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** A whole second, as expiries are stored in seconds. */
const now = Math.floor(Date.now() / 1000) * 1000;
let lastId = 80_000;
const ownerOf = (role: Role = "member", wish: object = {}) => ({
	id: ++lastId as UserId,
	role,
	isApproved: true,
	mustChangePassword: false,
	...wish,
});
type Owner = ReturnType<typeof ownerOf>;

async function makeSession(
	owner: Owner,
	how: Parameters<typeof session.newSession>[2] = {},
	at = now,
) {
	const { write, cookie } = session.newSession(owner, at, how);
	await runTransaction([write]);
	const [pair, ...attributes] = cookie.split("; ");
	return { cookie: pair.slice(pair.indexOf("=") + 1), attributes };
}
const read = (cookie: string | undefined, at = now) => session.readSession(cookie, at);
const outcomeOf = (call: Promise<unknown>) =>
	call.then(
		() => "done",
		(error: { code?: string }) => error.code ?? String(error),
	);

describe("a session", () => {
	test.each([
		["member", 30],
		["coach", 30],
		["admin", 7],
		["super-admin", 7],
	] as const)("of a %s is stored with its person, for %d days", async (role, days) => {
		const owner = ownerOf(role, { mustChangePassword: true });
		const agent = "Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0";
		const { cookie, attributes } = await makeSession(owner, { agent });
		expect(attributes[0]).toBe(`Max-Age=${(days * day) / 1000}`);
		expect(await read(cookie)).toMatchObject({
			userId: owner.id,
			role,
			isApproved: true,
			mustChangePassword: true,
			secondFactor: false,
			managed: false,
			startedAt: now,
			lastSeenAt: now,
			confirmedAt: now,
			browser: "Firefox",
			system: "Linux",
			expiresAt: (now + days * day) / 1000,
		});
	});

	test("keeps how it was started, and no browser if none is known", async () => {
		const how = { secondFactor: true, managed: true, confirmedAt: 0 };
		const stored = await read((await makeSession(ownerOf(), how)).cookie);
		expect(stored).toMatchObject(how);
		expect([stored?.browser, stored?.system]).toEqual([undefined, undefined]);
	});

	test("is read by its own cookie only", async () => {
		const [owner, other] = [ownerOf(), ownerOf()];
		const { cookie } = await makeSession(owner);
		const secret = cookie.split(".")[1];
		for (const wrong of [
			undefined,
			"",
			secret,
			`0.${secret}`,
			`${other.id}.${secret}`,
			`${owner.id}.${secret}x`,
			`${owner.id}.${secret.slice(1)}`,
			`${owner.id}.${"x".repeat(43)}`,
		])
			expect([wrong, await read(wrong)]).toEqual([wrong, null]);
	});

	test("ends without use, and at the latest when it expires", async () => {
		const { cookie } = await makeSession(ownerOf("admin"));
		const idle = now + day + hour;
		expect([(await read(cookie, idle - 1)) !== null, await read(cookie, idle)]).toEqual([
			true,
			null,
		]);
		const { userId, hash } = (await read(cookie)) as { userId: UserId; hash: string };
		await Sessions.patch({ userId, hash })
			.set({ expiresAt: now / 1000 + 60 })
			.go();
		expect((await read(cookie, now + minute - 1)) !== null).toBe(true);
		expect(await read(cookie, now + minute)).toBeNull();
	});

	test("records its last use once an hour; touching an ended session does not recreate it", async () => {
		const { cookie } = await makeSession(ownerOf());
		const first = await read(cookie);
		if (!first) throw new Error("There is no session");
		await session.touchSession(first, now + hour - 1);
		expect((await read(cookie))?.lastSeenAt).toBe(now);
		await session.touchSession(first, now + hour);
		expect((await read(cookie, now + hour))?.lastSeenAt).toBe(now + hour);
		await session.endSession(first);
		await session.touchSession(first, now + 3 * hour);
		expect(await read(cookie)).toBeNull();
	});

	test("is one of its person's that run, latest used first", async () => {
		const owner = ownerOf();
		const hashes = [];
		for (const ago of [2 * hour, 0, 20 * day]) {
			const { cookie } = await makeSession(owner, {}, now - ago);
			hashes.push(session.hashOf(cookie.split(".")[1]));
		}
		const found = await session.sessionsOf(owner.id, now);
		expect(found.map(({ hash }) => hash)).toEqual([hashes[1], hashes[0]]);
		await session.endSessions(owner.id, hashes[0]);
		expect((await session.sessionsOf(owner.id, now)).map(({ hash }) => hash)).toEqual([hashes[0]]);
		await session.endSessions(owner.id);
		expect(await session.sessionsOf(owner.id, now)).toEqual([]);
	});

	test("of a coach becomes one of an approved coach", async () => {
		const coach = ownerOf("coach", { isApproved: false });
		const [first, second] = [await makeSession(coach), await makeSession(coach)];
		expect((await read(first.cookie))?.isApproved).toBe(false);
		await session.approveSessions(coach.id);
		for (const { cookie } of [first, second]) expect((await read(cookie))?.isApproved).toBe(true);
	});

	test("counts as fresh for ten minutes", async () => {
		const fresh = (ago: number) =>
			outcomeOf(
				(async () =>
					session.requireFreshSignIn({ ...callerForTest(1, "member", now), now: now + ago }))(),
			);
		expect([await fresh(10 * minute - 1), await fresh(10 * minute)]).toEqual([
			"done",
			"fresh_sign_in_required",
		]);
	});

	test("is restricted until a temporary password is changed and, for staff, until a second factor is set up", () => {
		const restriction = (wish: object) =>
			session.restrictionOf({
				role: "admin",
				isApproved: true,
				mustChangePassword: false,
				secondFactor: false,
				...wish,
			});
		const temporary = restriction({ mustChangePassword: true });
		expect([restriction({}), temporary]).toEqual([null, "password_change_required"]);
		env().REQUIRE_SECOND_FACTOR = "true";
		try {
			expect([restriction({}), restriction({ secondFactor: true })]).toEqual([
				"second_factor_required",
				null,
			]);
			expect([restriction({ role: "member" }), restriction({ role: "coach" })]).toEqual([
				null,
				null,
			]);
			expect(restriction({ mustChangePassword: true })).toBe("password_change_required");
		} finally {
			env().REQUIRE_SECOND_FACTOR = undefined;
		}
	});

	test("starts for a person who is unchanged, and ends the browser's previous one", async () => {
		const owner = ownerOf();
		const replaced = await read((await makeSession(owner)).cookie);
		const at = new Date(now).toISOString();
		const person = {
			...owner,
			email: "",
			firstName: "A",
			lastName: "B",
			createdAt: at,
			updatedAt: at,
		};
		await Users.put(person).go();
		const start = (wish: object) =>
			outcomeOf(startSession({ ...person, ...wish } as never, now, { replaced }));
		expect(await start({ isDisabled: true })).toBe("wrong_credentials");
		expect(await start({ mustConfirmEmail: true })).toBe("wrong_credentials");
		expect(await start({ role: "coach" })).toBe("busy");
		expect((await session.sessionsOf(owner.id, now)).map(({ hash }) => hash)).toEqual([
			replaced?.hash,
		]);
		expect(await start({})).toBe("done");
		const [only, ...others] = await session.sessionsOf(owner.id, now);
		expect([others, only.hash === replaced?.hash]).toEqual([[], false]);
	});
});

describe("a browser that a person has signed in with", () => {
	const secretOf = (line: string) => line.slice(line.indexOf("=") + 1, line.indexOf(";"));

	test("is known for a year, to this person only", async () => {
		const [id, other] = [ownerOf().id, ownerOf().id];
		const line = await rememberDevice(id, undefined, now);
		expect(line).toContain(`Max-Age=${(365 * day) / 1000}; Path=/; HttpOnly; SameSite=Lax`);
		const secret = secretOf(line);
		const known = (cookie: string | undefined, at = now, who = id) => knownDevice(who, cookie, at);
		expect(await known(secret)).toBe(session.hashOf(secret));
		expect(await known(secret, now + 365 * day - 1)).toBe(session.hashOf(secret));
		expect(await known(secret, now + 365 * day)).toBeNull();
		expect([await known(undefined), await known(""), await known("x")]).toEqual([null, null, null]);
		expect(await known(secret, now, other)).toBeNull();
	});

	test("keeps its cookie for a second person, unless it is none of ours", async () => {
		const [id, other] = [ownerOf().id, ownerOf().id];
		const secret = secretOf(await rememberDevice(id, undefined, now));
		expect(secretOf(await rememberDevice(other, secret, now))).toBe(secret);
		for (const foreign of ["short", `${secret}x`, `${secret.slice(1)};`])
			expect(secretOf(await rememberDevice(other, foreign, now))).not.toBe(foreign);
		expect((await KnownDevices.query.ofUser({ userId: id }).go()).data).toHaveLength(1);
	});
});

test.each([
	["admin", "member", "done"],
	["admin", "coach", "done"],
	["admin", "admin", "forbidden"],
	["admin", "super-admin", "forbidden"],
	["super-admin", "admin", "done"],
	["super-admin", "super-admin", "done"],
] as const)("of a %s's care for the sign-in of a %s comes: %s", async (caller, role, outcome) => {
	const at = new Date(now).toISOString();
	const person = {
		...ownerOf(role),
		email: "",
		firstName: "A",
		lastName: "B",
		createdAt: at,
		updatedAt: at,
	};
	await Users.put(person).go();
	const call = (fresh: boolean, age: number, id = person.id) => {
		const signedIn = { ...callerForTest(1, caller, now), now: now + age };
		const handle = inCareOf(async ({ person: found }) => found.id, { fresh });
		return outcomeOf(handle({ params: { id }, caller: signedIn }));
	};
	expect([await call(false, 0), await call(true, 0), await call(false, hour)]).toEqual([
		outcome,
		outcome,
		outcome,
	]);
	expect(await call(true, 10 * minute)).toBe("fresh_sign_in_required");
	expect(await call(false, 0, 1 as UserId)).toBe("not_found");
});

describe("attempts", () => {
	let lastName = 0;
	const someone = () => `someone ${++lastName}`;
	const refusal = (error: { code: string; detail: { retryAfter?: number; params?: object } }) => ({
		code: error.code,
		seconds: error.detail.retryAfter,
		...error.detail.params,
	});
	const attempt = (
		who: string,
		at = now,
		kind: Parameters<typeof throttle.countAttempt>[0] = "account",
	) => throttle.countAttempt(kind, who, at).then(() => "passed", refusal);
	const count = async (who: string, times: number, at = now) => {
		const answers = [];
		for (let time = 0; time < times; time++) answers.push(await attempt(who, at));
		return answers;
	};

	test("pass five times, and then one after each wait, which doubles", async () => {
		const who = someone();
		expect(await count(who, 5)).toEqual(Array(5).fill("passed"));
		const wait = (seconds: number, minutes: number) => ({
			code: "too_many_attempts",
			seconds,
			minutes,
		});
		expect(await attempt(who)).toEqual(wait(60, 1));
		expect(await attempt(who, now + minute - 1)).toEqual(wait(1, 1));
		expect(await attempt(who, now + minute)).toBe("passed");
		expect(await attempt(who, now + minute + 1)).toEqual(wait(120, 2));
		expect(await attempt(who, now + 3 * minute)).toBe("passed");
		expect(await attempt(who, now + 3 * minute)).toEqual(wait(240, 4));
	});

	test("are forgotten an hour after the last one, and at once after a success", async () => {
		const [who, other, few] = [someone(), someone(), someone()];
		await count(few, 3);
		expect(await count(few, 5, now + hour)).toEqual(Array(5).fill("passed"));
		await count(who, 4);
		// The last second in which the four still count.
		expect(await attempt(who, now + hour - 1_000)).toBe("passed");
		expect(await attempt(who, now + hour - 1_000)).toMatchObject({ code: "too_many_attempts" });
		const late = now + 2 * hour - 1_000;
		expect(await attempt(who, late)).toBe("passed");
		expect(await count(who, 5, late)).toEqual([...Array(4).fill("passed"), expect.anything()]);
		await count(other, 5);
		await throttle.forgetAttempts("account", other);
		expect(await count(other, 5)).toEqual(Array(5).fill("passed"));
	});

	test("are counted apart by kind and by who makes them", async () => {
		const [who, other] = [someone(), someone()];
		await count(who, 5);
		expect([await attempt(other), await attempt(who, now, "own")]).toEqual(["passed", "passed"]);
		expect(await attempt(who)).toMatchObject({ code: "too_many_attempts" });
	});

	test("that are made at once pass as often as one after another", async () => {
		const who = someone();
		const answers = await Promise.all(Array.from({ length: 12 }, () => attempt(who)));
		expect(answers.filter((answer) => answer === "passed").length).toBeLessThanOrEqual(5);
		expect(answers).toContain("passed");
	});

	test("of a clock hour are counted in that hour alone", async () => {
		const begins = Math.ceil(now / hour) * hour;
		const network = "203.0.113.77";
		const counted = (at: number) => throttle.countedThisHour("signUp", network, at);
		await throttle.countThisHour("signUp", network, begins);
		await throttle.countThisHour("signUp", network, begins + hour - 1);
		await throttle.countThisHour("signUp", network, begins + hour);
		expect([
			await counted(begins - 1),
			await counted(begins),
			await counted(begins + hour),
		]).toEqual([0, 2, 1]);
	});

	test("to pass a limit that counts items run again when another was faster", async () => {
		const passed: number[] = [];
		const add = (of: number) =>
			throttle.withinLimit("test", of, now, async (write) => {
				const seen = passed.length;
				await runTransaction([write]);
				passed.push(seen);
			});
		await Promise.all([add(7), add(7), add(7)]);
		expect(passed.sort()).toEqual([0, 1, 2]);
		await add(8);
		expect(passed).toHaveLength(4);
	});

	test("may be made this often before the first wait", () => {
		expect(throttle.limits).toEqual({
			account: 5,
			device: 5,
			own: 5,
			address: 300,
			calendar: 300,
			contact: 5,
			apply: 10,
			reset: 5,
			email: 5,
			link: 3,
			signUp: 200,
			signUps: 5_000,
			guardian: 10,
			duty: 10,
			withdrawal: 5,
			picture: 30,
			upload: 400,
			bulk: 200,
			check: 400,
			export: 100,
			import: 600,
			broadcast: 20,
			student: 60,
			consent: 60,
			archive: 5,
			payment: 30,
		});
	});
});
