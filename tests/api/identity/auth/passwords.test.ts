import { AppError } from "#functions/core/errors.ts";
import { identity } from "#functions/core/outside/identity.ts";
import { resetPassword } from "#functions/identity/auth/auth.service.ts";
import { Users } from "#functions/people/users/user.entity.ts";
import { embeddedIdentity } from "#local/stand-ins/identity.ts";
import { expectRefusal } from "../../../core/answers.ts";
import { call, eventually, mailsTo, mailTo } from "../../../core/api.ts";
import {
	cookieOf,
	createResetTokenForTest,
	createSecondFactorForTest,
	createSignInForTest,
	login,
	statusOf,
	testPassword,
} from "../../../core/signIns.ts";
import { uniqueEmail } from "../../../core/unique.ts";

type Person = { id: number; email: string };

describe("resetting a forgotten password", () => {
	const requestReset = (email: string) =>
		call("POST", "/auth/forgot-password", { body: { email } });
	const reset = (token: string, newPassword = "Another-Horse-8") =>
		call("POST", "/auth/reset-password", { body: { token, newPassword } });

	test("a forgotten password is reset with the emailed link", async () => {
		const { email, firstName } = await createSignInForTest();
		expect((await requestReset(email)).status).toBe(200);
		const { subject, text, html } = await mailTo(email);
		expect(subject).toBe("Reset your password");
		expect(text).toContain(firstName);
		const link = new URL(/https?:\S+/.exec(text)?.[0] ?? "");
		expect(link.origin + link.pathname).toBe(`${process.env.SITE_URL}/reset-password`);
		expect(html).toContain(link.href);
		expect((await reset(link.hash.replace("#token=", ""))).status).toBe(200);
		expect((await login(email)).status).toBe(401);
		expect((await login(email, "Another-Horse-8")).status).toBe(200);
		await mailTo(email, (mail) => mail.subject === "Your password was changed");
	});

	test("the reset email is in the reader's language", async () => {
		const names = {
			firstName: "Noura",
			firstNameAr: "نورة",
			lastName: "Al-Sabah",
			lastNameAr: "الصباح",
		};
		const { email } = await createSignInForTest({ preferredLanguage: "ar", ...names });
		await requestReset(email);
		const { subject, text, html } = await mailTo(email);
		expect(subject).toBe("إعادة تعيين كلمة المرور");
		expect(html).toContain('dir="rtl"');
		expect(text).toMatch(/^مرحبًا نورة،/);
		expect(text).toContain("كيوكوشن كاراتيه الكويت");
	});

	test("a reset request for an unknown address gets the same response, and sends nothing", async () => {
		const [{ email }, stranger] = [await createSignInForTest(), uniqueEmail("nobody")];
		const [known, unknown] = [await requestReset(email), await requestReset(stranger)];
		expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
		// Emails are sent in the order in which they were requested.
		await requestReset(email);
		await eventually(async () => (await mailsTo(email)).length === 2, "both mails");
		expect(await mailsTo(stranger)).toEqual([]);
	});

	test("reset requests for one account are limited to five", async () => {
		const { email } = await createSignInForTest();
		const statuses: number[] = [];
		for (let times = 0; times < 7; times++) statuses.push((await requestReset(email)).status);
		expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
	});

	test("a password reset ends all sessions and a forced password change", async () => {
		const { id, email, cookie } = await createSignInForTest({ mustChangePassword: true });
		const other = cookieOf(await login(email));
		expect((await reset(await createResetTokenForTest({ id, email }))).status).toBe(200);
		expect([await statusOf(cookie), await statusOf(other)]).toEqual([401, 401]);
		expect((await login(email, "Another-Horse-8")).body.mustChangePassword).toBe(false);
	});

	test("the first reset by email confirms the address and ends a second factor set up before", async () => {
		const person = await createSecondFactorForTest({ emailConfirmedAt: undefined });
		const token = await createResetTokenForTest(person);
		expect((await reset(token)).status).toBe(200);
		const { data } = await Users.get({ id: person.id }).go({ consistent: true });
		expect([data?.secondFactorAt, typeof data?.emailConfirmedAt]).toEqual([undefined, "number"]);
		expect((await login(person.email, "Another-Horse-8")).status).toBe(200);
		const later = await createSecondFactorForTest();
		expect((await reset(await createResetTokenForTest(later))).status).toBe(200);
		expectRefusal(await login(later.email, "Another-Horse-8"), "second_factor_needed");
	});

	test("a password reset ends the wait after wrong guesses", async () => {
		const { id, email } = await createSignInForTest();
		for (let times = 0; times < 5; times++) await login(email, "Wrong-Horse-1");
		expect((await login(email)).status).toBe(429);
		await reset(await createResetTokenForTest({ id, email }));
		expect((await login(email, "Another-Horse-8")).status).toBe(200);
	});

	test("exactly one of twenty simultaneous uses of a reset link succeeds, with its password", async () => {
		const { id, email } = await createSignInForTest();
		const token = await createResetTokenForTest({ id, email });
		const passwords = Array.from({ length: 20 }, (_, number) => `Horse-Number-${number}`);
		const answers = await Promise.all(passwords.map((password) => reset(token, password)));
		const statuses = answers.map(({ status }) => status);
		expect(statuses.filter((status) => status === 200)).toHaveLength(1);
		for (const answer of answers) {
			if (answer.status !== 200) expect(["reset_link_invalid", "busy"]).toContain(answer.body.code);
		}
		expect((await login(email, passwords[statuses.indexOf(200)])).status).toBe(200);
		expect(
			(await login(email, passwords[statuses.findIndex((status) => status !== 200)])).status,
		).toBe(401);
	});

	test.each([
		[
			"is used a second time",
			async (person: Person) => {
				const token = await createResetTokenForTest(person);
				await reset(token);
				return token;
			},
		],
		["is an hour old", (person: Person) => createResetTokenForTest(person, 0)],
		["nobody was sent", async () => "x".repeat(43)],
		["is empty", async () => ""],
	])("rejects a link that %s", async (_, tokenFor) => {
		const { id, email } = await createSignInForTest();
		expectRefusal(
			await reset(await tokenFor({ id, email }), "Third-Horse-9"),
			"reset_link_invalid",
		);
		expect((await login(email, "Third-Horse-9")).status).toBe(401);
	});

	test("rejects a weak new password and keeps the link valid", async () => {
		const { id, email } = await createSignInForTest();
		const token = await createResetTokenForTest({ id, email });
		for (const [password, code] of [
			["Short-1", "password_short"],
			["nocapitals-1", "password_weak"],
		] as const) {
			expect(await reset(token, password)).toMatchObject({
				status: 400,
				body: { fields: { newPassword: code } },
			});
		}
		expect((await reset(token)).status).toBe(200);
	});

	test("a used reset link invalidates the other links of the same person", async () => {
		const { id, email } = await createSignInForTest();
		const [used, other] = [
			await createResetTokenForTest({ id, email }),
			await createResetTokenForTest({ id, email }),
		];
		await reset(used);
		expectRefusal(await reset(other, "Third-Horse-9"), "reset_link_invalid");
	});
});

describe("resetting a password while the identity provider fails", () => {
	const caller = () => ({
		session: null,
		requestId: "test",
		path: "/api/auth/reset-password",
		method: "POST",
		agent: "test",
		address: "127.0.0.1",
		locale: "en" as const,
		now: Date.now(),
	});
	const refuseWith = async (error: Error) =>
		identity.use({
			...embeddedIdentity(),
			setPassword: async () => {
				throw error;
			},
		});

	test.each([
		["is down", new Error("Down"), { message: "Down" }],
		["is busy", new AppError("busy"), { code: "busy" }],
		[
			"has a stricter policy",
			new AppError("invalid", { fields: { newPassword: "password_weak" } }),
			{ code: "invalid", detail: { fields: { newPassword: "password_weak" } } },
		],
	])(
		"a reset changes nothing and keeps the link valid for one use if the provider %s",
		async (_, error, expected) => {
			const { id, email, cookie } = await createSignInForTest();
			const token = await createResetTokenForTest({ id, email });
			await refuseWith(error);
			await expect(resetPassword(caller(), token, "Another-Horse-8")).rejects.toMatchObject(
				expected,
			);
			expect(await statusOf(cookie)).toBe(200);
			expect((await login(email)).status).toBe(200);

			identity.use(embeddedIdentity());
			const answers = await Promise.allSettled(
				["Third-Horse-9", "Fourth-Horse-10"].map((password) =>
					resetPassword(caller(), token, password),
				),
			);
			expect(answers.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
			expect(await statusOf(cookie)).toBe(401);
		},
	);

	test("a reset takes over from a crashed call once its lock has expired", async () => {
		const { id, email } = await createSignInForTest();
		const token = await createResetTokenForTest({ id, email });
		await Users.patch({ id })
			.set({ heldUntil: Date.now() + 1_000 })
			.go();
		const body = { token, newPassword: "Another-Horse-8" };
		expect((await call("POST", "/auth/reset-password", { body })).status).toBe(200);
		expect((await login(email, body.newPassword)).status).toBe(200);
	});
});

describe("changing the password", () => {
	const change = (cookie: string, body: object) =>
		call("POST", "/auth/change-password", { cookie, body });

	test("a temporary password must be changed, which then gives access", async () => {
		const { email } = await createSignInForTest({ mustChangePassword: true });
		const first = await login(email);
		expect(first.body.mustChangePassword).toBe(true);
		const cookie = cookieOf(first);
		expectRefusal(await call("GET", "/user/dashboard", { cookie }), "password_change_required");
		const changed = await change(cookie, {
			currentPassword: testPassword,
			newPassword: "Another-Horse-8",
		});
		expect(changed).toMatchObject({ status: 200, body: { email, mustChangePassword: false } });
		expect((await call("GET", "/user/dashboard", { cookie: cookieOf(changed) })).status).toBe(200);
		expect(await statusOf(cookie)).toBe(401);
		expect((await login(email, "Another-Horse-8")).body.mustChangePassword).toBe(false);
		await mailTo(email, (mail) => mail.subject === "Your password was changed");
	});

	test("changing the password ends all other sessions", async () => {
		const { email, cookie } = await createSignInForTest();
		const others = [cookieOf(await login(email)), cookieOf(await login(email))];
		const changed = await change(cookie, {
			currentPassword: testPassword,
			newPassword: "Another-Horse-8",
		});
		expect(await Promise.all([cookie, ...others].map(statusOf))).toEqual([401, 401, 401]);
		expect(await statusOf(cookieOf(changed))).toBe(200);
	});

	test("changing the password requires the current password and a different new one", async () => {
		const { cookie, email } = await createSignInForTest();
		expectRefusal(
			await change(cookie, { currentPassword: "Wrong-Horse-1", newPassword: "Another-Horse-8" }),
			"wrong_current_password",
		);
		expect(
			await change(cookie, { currentPassword: testPassword, newPassword: testPassword }),
		).toMatchObject({
			status: 400,
			body: { fields: { newPassword: "password_same" } },
		});
		expect((await login(email)).status).toBe(200);
	});

	test("changing the password invalidates reset links sent before", async () => {
		const { id, email, cookie } = await createSignInForTest();
		const token = await createResetTokenForTest({ id, email });
		await change(cookie, { currentPassword: testPassword, newPassword: "Another-Horse-8" });
		const answer = await call("POST", "/auth/reset-password", {
			body: { token, newPassword: "Third-Horse-9" },
		});
		expectRefusal(answer, "reset_link_invalid");
	});
});
