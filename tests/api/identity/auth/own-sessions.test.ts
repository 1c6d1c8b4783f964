import { Sessions } from "#functions/core/http/session.entity.ts";
import { hashOf } from "#functions/core/http/session.ts";
import { expectRefusal } from "../../../core/answers.ts";
import { call } from "../../../core/api.ts";
import { createPersonForTest } from "../../../core/people.ts";
import {
	cookieOf,
	createSignInForTest,
	login,
	loginWith,
	statusOf,
} from "../../../core/signIns.ts";

const hour = 3_600_000;
const day = 24 * hour;

const keyOf = (cookie: string) => {
	const [userId, secret] = cookie.split("=")[1].split(".");
	return { userId: Number(userId), hash: hashOf(secret) };
};
const change = (cookie: string, times: object) => Sessions.patch(keyOf(cookie)).set(times).go();
const sessionsOf = async (cookie: string) =>
	(await call("GET", "/auth/security", { cookie })).body.sessions;

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0";

describe("a person's sessions", () => {
	test("a person's sessions are listed with browser and system, the current one first, and each can be ended", async () => {
		const { email, cookie } = await createSignInForTest();
		const other = cookieOf(await loginWith({ email }, { "user-agent": firefox }));
		const sessions = await sessionsOf(cookie);
		expect(sessions).toMatchObject([
			{ current: true },
			{ current: false, browser: "Firefox", system: "Linux" },
		]);
		expect((await call("DELETE", `/auth/sessions/${sessions[1].id}`, { cookie })).status).toBe(204);
		expect([await statusOf(cookie), await statusOf(other)]).toEqual([200, 401]);
		expect((await call("DELETE", `/auth/sessions/${sessions[1].id}`, { cookie })).status).toBe(204);
	});

	test("nobody else can end a person's session", async () => {
		const [one, other] = [await createPersonForTest(), await createPersonForTest()];
		const [{ id }] = await sessionsOf(other.cookie);
		await call("DELETE", `/auth/sessions/${id}`, { cookie: one.cookie });
		expect(await statusOf(other.cookie)).toBe(200);
	});

	test("signing out everywhere ends all sessions, the current one included", async () => {
		const { email, cookie } = await createSignInForTest();
		const other = cookieOf(await login(email));
		const answer = await call("DELETE", "/auth/sessions", { cookie });
		expect([answer.status, answer.cookies[0]]).toEqual([
			200,
			expect.stringContaining("session=; Max-Age=0"),
		]);
		expect([await statusOf(cookie), await statusOf(other)]).toEqual([401, 401]);
	});

	test("a repeated sign-out everywhere gets the response of the first", async () => {
		const { email, cookie } = await createSignInForTest();
		const headers = { "idempotency-key": `everywhere-${email}` };
		const first = await call("DELETE", "/auth/sessions", { cookie, headers });
		const again = cookieOf(await login(email));
		const repeat = await call("DELETE", "/auth/sessions", { cookie: again, headers });
		expect([repeat.status, repeat.body]).toEqual([200, first.body]);
	});

	test("staff can end a person's sessions", async () => {
		const person = await createPersonForTest();
		const { cookie } = await createPersonForTest({ role: "admin" });
		expect((await call("DELETE", `/users/${person.id}/sessions`, { cookie })).status).toBe(204);
		expect(await statusOf(person.cookie)).toBe(401);
	});
});

test("signing out lets the browser forget what it has cached", async () => {
	const { email, cookie } = await createSignInForTest();
	const [{ id }] = await sessionsOf(cookie);
	const answers = [
		await call("DELETE", `/auth/sessions/${id}`, { cookie }),
		await call("GET", "/logout", { cookie: cookieOf(await login(email)) }),
		await call("DELETE", "/auth/sessions", { cookie: cookieOf(await login(email)) }),
	];
	const cleared = answers.map(({ headers }) => headers.get("clear-site-data"));
	expect(cleared).toEqual(['"cache"', '"cache"', '"cache"']);
});

describe("the lifetime of a session", () => {
	test("each response to a session says when it ends", async () => {
		const { cookie } = await createPersonForTest({ role: "coach" });
		const { data } = await Sessions.get(keyOf(cookie)).go({ consistent: true });
		const { headers } = await call("GET", "/auth/user", { cookie });
		const end = (data?.lastSeenAt ?? 0) + 7 * day + hour;
		expect(Number(headers.get("x-session-end"))).toBe(end);
		expect((await call("GET", "/holidays")).headers.has("x-session-end")).toBe(false);
	});

	test("an earlier session presented at sign-in ends", async () => {
		const { email, cookie } = await createSignInForTest();
		const answer = await loginWith({ email }, { cookie });
		expect([answer.status, await statusOf(cookie), await statusOf(cookieOf(answer))]).toEqual([
			200, 401, 200,
		]);
	});

	test.each([
		["member", 14, 30],
		["coach", 7, 30],
		["admin", 1, 7],
		["super-admin", 1, 7],
	] as const)(
		"a %s's session ends after %d days without use, and after %d days at the latest",
		async (role, idle, longest) => {
			const { cookie } = await createPersonForTest({ role });
			const now = Date.now();
			await change(cookie, { lastSeenAt: now - idle * day, startedAt: now - idle * day });
			expect(await statusOf(cookie)).toBe(200);
			await change(cookie, { lastSeenAt: now - idle * day - 2 * hour });
			expect(await statusOf(cookie)).toBe(401);
			await change(cookie, { lastSeenAt: now, startedAt: now - longest * day - hour });
			expect(await statusOf(cookie)).toBe(401);
		},
	);

	test("a session's last use is stored at most once an hour", async () => {
		const { cookie } = await createPersonForTest();
		const before = Date.now() - 2 * hour;
		await change(cookie, { lastSeenAt: before, startedAt: before });
		expect(await statusOf(cookie)).toBe(200);
		const { data } = await Sessions.get(keyOf(cookie)).go({ consistent: true });
		expect(data?.lastSeenAt).toBeGreaterThan(before + hour);
	});

	test("another site's image or link cannot sign a person out", async () => {
		const { cookie } = await createPersonForTest();
		const headers = { "sec-fetch-site": "cross-site" };
		expectRefusal(await call("GET", "/logout", { cookie, headers }), "cross_site");
		expect(await statusOf(cookie)).toBe(200);
		expect(
			(await call("GET", "/logout", { cookie, headers: { "sec-fetch-site": "same-origin" } }))
				.status,
		).toBe(302);
		expect(await statusOf(cookie)).toBe(401);
	});

	test("staff see only public content until they change a temporary password", async () => {
		const { cookie } = await createPersonForTest({ role: "admin" });
		const news = {
			titleEn: "Draft",
			titleAr: "مسودة",
			contentEn: "D",
			contentAr: "م",
			published: false,
		};
		const { body } = await call("POST", "/news", { cookie, body: news });
		const restricted = await createPersonForTest({ role: "super-admin", mustChangePassword: true });
		const ids = (await call("GET", "/news", { cookie: restricted.cookie })).body.map(
			({ id }: { id: number }) => id,
		);
		expect(ids).not.toContain(body.id);
	});
});
