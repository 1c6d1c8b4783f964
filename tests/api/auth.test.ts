import { Attempts, ResetTokens } from "#functions/auth/auth.entity.ts";
import { hashOf } from "#functions/core/session.ts";
import { expectRefusal } from "../core/answers.ts";
import { call, eventually, mailsTo, mailTo } from "../core/api.ts";
import { createPersonForTest } from "../core/people.ts";
import { createResetTokenForTest, createSignInForTest, testPassword } from "../core/signIns.ts";
import { wholeTable } from "../core/table.ts";
import { ownAddress } from "../core/wire.ts";

const login = (email: string, password = testPassword, address = ownAddress()) =>
	call("POST", "/auth/login", { body: { email, password }, address });

const cookieOf = ({ cookies }: { cookies: string[] }) => cookies[0]?.split(";")[0] ?? "";
const who = async (cookie: string) => (await call("GET", "/auth/user", { cookie })).status;

describe("signing in", () => {
	test("answers with the person and starts a session", async () => {
		const { email, id } = await createSignInForTest({ firstName: "Layla", currentBelt: "blue-8" });
		const answer = await login(email);
		expect(answer).toMatchObject({ status: 200, body: { id, email, firstName: "Layla", currentBelt: "blue-8" } });
		expect((await call("GET", "/auth/user", { cookie: cookieOf(answer) })).body).toEqual(answer.body);
	});

	test("takes the address as people write it", async () => {
		const { email, id } = await createSignInForTest();
		expect(await login(` ${email.toUpperCase()} `)).toMatchObject({ status: 200, body: { id } });
	});

	test("sets a cookie that scripts cannot read and other sites do not send", async () => {
		const { email } = await createSignInForTest();
		const { cookies } = await login(email);
		expect(cookies).toHaveLength(1);
		const [pair, ...attributes] = cookies[0].split("; ");
		expect(pair).toMatch(/^session=[\w-]{43}$/);
		expect(attributes.sort()).toEqual(["HttpOnly", "Max-Age=2592000", "Path=/", "SameSite=Lax"]);
	});

	test("gives every session a name of its own", async () => {
		const { email } = await createSignInForTest();
		const [first, second] = [cookieOf(await login(email)), cookieOf(await login(email))];
		expect(first).not.toBe(second);
		expect([await who(first), await who(second)]).toEqual([200, 200]);
	});

	test("tells a wrong password and an unknown account the same", async () => {
		const { email } = await createSignInForTest();
		const [known, unknown] = [await login(email, "Wrong-Horse-1"), await login(`no-${email}`, "Wrong-Horse-1")];
		expectRefusal(known, "wrong_credentials");
		expect({ ...unknown.body, requestId: "" }).toEqual({ ...known.body, requestId: "" });
		expect([unknown.status, unknown.cookies, known.cookies]).toEqual([401, [], []]);
	});

	test("leads to our own page where there is no other provider", async () => {
		const { status, headers, body } = await call("GET", "/login");
		expect([status, headers.get("location"), body]).toEqual([302, "/login", ""]);
	});

	test("does not begin by a return that nobody set out for", async () => {
		const answer = await call("GET", "/auth/callback?code=code&state=", { cookie: "sign-in=.." });
		expect([answer.status, answer.headers.get("location")]).toEqual([302, "/login?error=sign-in"]);
		expect(answer.cookies.some((cookie) => cookie.startsWith("session="))).toBe(false);
	});

	test("twenty people at one address sign in at once", async () => {
		const people = await Promise.all(Array.from({ length: 20 }, () => createSignInForTest()));
		const address = ownAddress();
		const answers = await Promise.all(people.map(({ email }) => login(email, testPassword, address)));
		expect(answers.map(({ status }) => status)).toEqual(people.map(() => 200));
	});
});

describe("guessing passwords", () => {
	const guess = (email: string, times: number) =>
		Array.from({ length: times }).reduce<Promise<number[]>>(async (before, _) => {
			const so = await before;
			return [...so, (await login(email, "Wrong-Horse-1")).status];
		}, Promise.resolve([]));

	test.each([
		["a known", true],
		["an unknown", false],
	])("of %s account must wait after five failures, wherever they come from", async (_, known) => {
		const email = known ? (await createSignInForTest()).email : `ghost${Math.random()}@test.example`;
		expect(await guess(email, 5)).toEqual([401, 401, 401, 401, 401]);
		const refused = await login(email);
		expectRefusal(refused, "too_many_attempts");
		const wait = Number(refused.headers.get("retry-after"));
		expect(wait).toBeGreaterThan(0);
		expect(wait).toBeLessThanOrEqual(60);
		expect(refused.body.params).toEqual({ minutes: 1 });
	});

	const waitIsOver = (email: string) =>
		Attempts.patch({ key: hashOf(`account ${email}`) })
			.set({ retryAt: Date.now() - 1 })
			.go();

	test("waits longer each time, and the right password ends it", async () => {
		const { email } = await createSignInForTest();
		await guess(email, 5);
		await waitIsOver(email);
		expect(await guess(email, 2)).toEqual([401, 429]);
		const refused = await login(email);
		expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(60);
		await waitIsOver(email);
		expect((await login(email)).status).toBe(200);
		expect(await guess(email, 5)).toEqual([401, 401, 401, 401, 401]);
	});

	test("at once opens no gap", async () => {
		const { email } = await createSignInForTest();
		const answers = await Promise.all(Array.from({ length: 40 }, () => login(email, "Wrong-Horse-1")));
		const tried = answers.filter(({ status }) => status === 401).length;
		expect(answers.every(({ status }) => status === 401 || status === 429)).toBe(true);
		expect(tried).toBeGreaterThan(0);
		expect(tried).toBeLessThanOrEqual(5);
	});

	test("of many accounts from one address ends as well, and others are not held up", async () => {
		const address = ownAddress();
		const expiresAt = Math.floor(Date.now() / 1000) + 600;
		// As a server that listens for both kinds of address sees it.
		const key = hashOf(`address ::ffff:${address}`);
		await Attempts.put({ key, failures: 298, retryAt: 0, expiresAt }).go();
		const { email } = await createSignInForTest();
		const strangers = ["a", "b"].map((name) => `${name}${Math.random()}@test.example`);
		for (const stranger of strangers) expect((await login(stranger, "Wrong-Horse-1", address)).status).toBe(401);
		expectRefusal(await login(email, testPassword, address), "too_many_attempts");
		expect((await login(email)).status).toBe(200);
	});

	test("of the current password has the same end", async () => {
		const { cookie } = await createSignInForTest();
		const body = { currentPassword: "Wrong-Horse-1", newPassword: "Another-Horse-8" };
		const tried: number[] = [];
		for (let times = 0; times < 6; times++) {
			tried.push((await call("POST", "/auth/change-password", { cookie, body })).status);
		}
		expect(tried).toEqual([400, 400, 400, 400, 400, 429]);
	});
});

describe("signing out", () => {
	test("ends this session at once and no other", async () => {
		const { email } = await createSignInForTest();
		const [first, second] = [cookieOf(await login(email)), cookieOf(await login(email))];
		const { status, headers, cookies } = await call("GET", "/logout", { cookie: first });
		expect([status, headers.get("location")]).toEqual([302, "/"]);
		expect(cookies[0]).toMatch(/^session=; Max-Age=0; Path=\/; HttpOnly; SameSite=Lax$/);
		expect([await who(first), await who(second)]).toEqual([401, 200]);
	});

	test("is possible without a session, or with one that has ended", async () => {
		expect((await call("GET", "/logout")).status).toBe(302);
		expect((await call("GET", "/logout", { cookie: "session=nothing" })).status).toBe(302);
	});
});

describe("what is kept of secrets", () => {
	test("is only their hashes", async () => {
		const { email, cookie: made } = await createSignInForTest();
		const session = cookieOf(await login(email));
		await call("POST", "/auth/forgot-password", { body: { email } });
		const { text } = await mailTo(email);
		const token = /token=([\w-]+)/.exec(text)?.[1] ?? "";
		expect(token).toMatch(/^[\w-]{43}$/);
		const kept = await wholeTable();
		for (const secret of [testPassword, session.split("=")[1], made.split("=")[1], token]) {
			expect(kept.includes(secret)).toBe(false);
			expect(kept.includes(Buffer.from(secret).toString("base64").replace(/=+$/, ""))).toBe(false);
		}
		expect((await ResetTokens.get({ hash: hashOf(token) }).go()).data).not.toBeNull();
	});
});

describe("a forgotten password", () => {
	const asked = (email: string) => call("POST", "/auth/forgot-password", { body: { email } });
	const reset = (token: string, newPassword = "Another-Horse-8") =>
		call("POST", "/auth/reset-password", { body: { token, newPassword } });

	test("is set anew by the link in the mail", async () => {
		const { email, firstName } = await createSignInForTest();
		expect((await asked(email)).status).toBe(200);
		const { subject, text, html } = await mailTo(email);
		expect(subject).toBe("Reset your password");
		expect(text).toContain(firstName);
		const link = new URL(/https?:\S+/.exec(text)?.[0] ?? "");
		expect(link.origin + link.pathname).toBe(`${process.env.SITE_URL}/reset-password`);
		expect(html).toContain(link.href);
		expect((await reset(link.searchParams.get("token") ?? "")).status).toBe(200);
		expect((await login(email)).status).toBe(401);
		expect((await login(email, "Another-Horse-8")).status).toBe(200);
		await mailTo(email, (mail) => mail.subject === "Your password was changed");
	});

	test("is written about in the reader's language", async () => {
		const { email } = await createSignInForTest({ preferredLanguage: "ar" });
		await asked(email);
		const { subject, html } = await mailTo(email);
		expect(subject).toBe("إعادة تعيين كلمة المرور");
		expect(html).toContain('dir="rtl"');
	});

	test("is answered the same for an account that nobody has, and nothing is sent", async () => {
		const [{ email }, stranger] = [await createSignInForTest(), `nobody${Math.random()}@test.example`];
		const [known, unknown] = [await asked(email), await asked(stranger)];
		expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
		// Mails are sent in the order in which they were asked for.
		await asked(email);
		await eventually(async () => (await mailsTo(email)).length === 2, "both mails");
		expect(await mailsTo(stranger)).toEqual([]);
	});

	test("brings no flood of mails", async () => {
		const { email } = await createSignInForTest();
		const statuses: number[] = [];
		for (let times = 0; times < 7; times++) statuses.push((await asked(email)).status);
		expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
	});

	test("leaves every session behind and ends a forced change", async () => {
		const { id, email, cookie } = await createSignInForTest({ mustChangePassword: true });
		const other = cookieOf(await login(email));
		expect((await reset(await createResetTokenForTest(id))).status).toBe(200);
		expect([await who(cookie), await who(other)]).toEqual([401, 401]);
		expect((await login(email, "Another-Horse-8")).body.mustChangePassword).toBe(false);
	});

	test("ends the wait after wrong guesses", async () => {
		const { id, email } = await createSignInForTest();
		for (let times = 0; times < 5; times++) await login(email, "Wrong-Horse-1");
		expect((await login(email)).status).toBe(429);
		await reset(await createResetTokenForTest(id));
		expect((await login(email, "Another-Horse-8")).status).toBe(200);
	});

	test("twenty uses of one link at once: exactly one succeeds, and its password is the one that counts", async () => {
		const { id, email } = await createSignInForTest();
		const token = await createResetTokenForTest(id);
		const passwords = Array.from({ length: 20 }, (_, number) => `Horse-Number-${number}`);
		const answers = await Promise.all(passwords.map((password) => reset(token, password)));
		const statuses = answers.map(({ status }) => status);
		expect(statuses.filter((status) => status === 200)).toHaveLength(1);
		for (const answer of answers) {
			if (answer.status !== 200) expect(["reset_link_invalid", "busy"]).toContain(answer.body.code);
		}
		expect((await login(email, passwords[statuses.indexOf(200)])).status).toBe(200);
		expect((await login(email, passwords[statuses.findIndex((status) => status !== 200)])).status).toBe(401);
	});

	test.each([
		[
			"is used a second time",
			async (id: number) => {
				const token = await createResetTokenForTest(id);
				await reset(token);
				return token;
			},
		],
		["is an hour old", (id: number) => createResetTokenForTest(id, 0)],
		["nobody was sent", async () => "x".repeat(43)],
		["is empty", async () => ""],
	])("a link that %s is refused", async (_, tokenFor) => {
		const { id, email } = await createSignInForTest();
		expectRefusal(await reset(await tokenFor(id), "Third-Horse-9"), "reset_link_invalid");
		expect((await login(email, "Third-Horse-9")).status).toBe(401);
	});

	test("a weak new password is refused and the link stays good", async () => {
		const { id } = await createSignInForTest();
		const token = await createResetTokenForTest(id);
		for (const [password, code] of [
			["Short-1", "password_short"],
			["nocapitals-1", "password_weak"],
		] as const) {
			expect(await reset(token, password)).toMatchObject({ status: 400, body: { fields: { newPassword: code } } });
		}
		expect((await reset(token)).status).toBe(200);
	});

	test("other links of the same person end with the one that was used", async () => {
		const { id } = await createSignInForTest();
		const [used, other] = [await createResetTokenForTest(id), await createResetTokenForTest(id)];
		await reset(used);
		expectRefusal(await reset(other, "Third-Horse-9"), "reset_link_invalid");
	});
});

describe("changing the password", () => {
	const change = (cookie: string, body: object) => call("POST", "/auth/change-password", { cookie, body });

	test("is forced after a temporary one, and then the way is free", async () => {
		const { email } = await createSignInForTest({ mustChangePassword: true });
		const first = await login(email);
		expect(first.body.mustChangePassword).toBe(true);
		const cookie = cookieOf(first);
		expectRefusal(await call("GET", "/user/dashboard", { cookie }), "password_change_required");
		const changed = await change(cookie, { currentPassword: testPassword, newPassword: "Another-Horse-8" });
		expect(changed).toMatchObject({ status: 200, body: { email, mustChangePassword: false } });
		expect((await call("GET", "/user/dashboard", { cookie: cookieOf(changed) })).status).toBe(200);
		expect(await who(cookie)).toBe(401);
		expect((await login(email, "Another-Horse-8")).body.mustChangePassword).toBe(false);
		await mailTo(email, (mail) => mail.subject === "Your password was changed");
	});

	test("ends all other sessions", async () => {
		const { email, cookie } = await createSignInForTest();
		const others = [cookieOf(await login(email)), cookieOf(await login(email))];
		const changed = await change(cookie, { currentPassword: testPassword, newPassword: "Another-Horse-8" });
		expect(await Promise.all([cookie, ...others].map(who))).toEqual([401, 401, 401]);
		expect(await who(cookieOf(changed))).toBe(200);
	});

	test("needs the current one, and one that differs", async () => {
		const { cookie, email } = await createSignInForTest();
		expectRefusal(
			await change(cookie, { currentPassword: "Wrong-Horse-1", newPassword: "Another-Horse-8" }),
			"wrong_current_password",
		);
		expect(await change(cookie, { currentPassword: testPassword, newPassword: testPassword })).toMatchObject({
			status: 400,
			body: { fields: { newPassword: "password_same" } },
		});
		expect((await login(email)).status).toBe(200);
	});

	test("ends links that were mailed before", async () => {
		const { id, cookie } = await createSignInForTest();
		const token = await createResetTokenForTest(id);
		await change(cookie, { currentPassword: testPassword, newPassword: "Another-Horse-8" });
		const answer = await call("POST", "/auth/reset-password", { body: { token, newPassword: "Third-Horse-9" } });
		expectRefusal(answer, "reset_link_invalid");
	});
});

test("the signed-in person is told nothing that is not theirs to know", async () => {
	const { cookie } = await createPersonForTest();
	const { body } = await call("GET", "/auth/user", { cookie });
	expect(Object.keys(body).sort()).toEqual(
		[
			...["bio", "currentBelt", "dojoLocation", "email", "experience", "firstName", "firstNameAr", "id", "isApproved"],
			...[
				"lastName",
				"lastNameAr",
				"mustChangePassword",
				"phoneNumber",
				"preferredLanguage",
				"profileImageUrl",
				"role",
			],
		].sort(),
	);
});
