import { Sessions } from "#functions/core/http/session.entity.ts";
import { hashOf } from "#functions/core/http/session.ts";
import { expectRefusal } from "../../../core/answers.ts";
import { call, mailTo } from "../../../core/api.ts";
import { auditOf } from "../../../core/audit.ts";
import { createPersonForTest } from "../../../core/people.ts";
import {
	codeOf,
	cookieOf,
	createSecondFactorForTest,
	createSignInForTest,
	loginWith,
	statusOf,
	testPassword,
} from "../../../core/signIns.ts";

const start = (cookie: string, currentPassword = testPassword) =>
	call("POST", "/auth/second-factor", { cookie, body: { currentPassword } });
const confirm = (cookie: string, code: string) =>
	call("POST", "/auth/second-factor/confirm", {
		cookie,
		body: { currentPassword: testPassword, code },
	});
const isOn = async (cookie: string) =>
	(await call("GET", "/auth/security", { cookie })).body.secondFactor;

/** Makes the session look as if the password was entered an hour ago. */
const longAgo = (cookie: string) => {
	const [userId, secret] = cookie.split("=")[1].split(".");
	return Sessions.patch({ userId: Number(userId), hash: hashOf(secret) })
		.set({ confirmedAt: Date.now() - 3_600_000 })
		.go();
};

describe("turning on the second factor", () => {
	test("turning on the second factor requires password and code, returns recovery codes once and ends other sessions", async () => {
		const { id, email, cookie } = await createSignInForTest();
		const other = cookieOf(await loginWith({ email }));
		expectRefusal(await start(cookie, "Wrong-Horse-1"), "wrong_current_password");
		const { body } = await start(cookie);
		expect(new URL(body.uri).searchParams.get("secret")).toBe(body.secret);
		expectRefusal(await confirm(cookie, "000000"), "second_factor_wrong");
		expect(await isOn(cookie)).toBe(false);

		const on = await confirm(cookie, codeOf(body.secret));
		expect(on.status).toBe(200);
		expect(new Set(on.body.recoveryCodes).size).toBe(10);
		expect([await statusOf(cookie), await statusOf(other)]).toEqual([200, 401]);
		expect(await isOn(cookie)).toBe(true);
		expectRefusal(await start(cookie), "second_factor_on");
		await mailTo(email, ({ subject }) => subject === "Two-factor sign-in is on");
		const actions = (await auditOf("user", id)).map(({ action }) => action);
		expect(actions).toContain("second_factor_on");
	});

	test("turning on the second factor can be restarted, and only the last secret counts", async () => {
		const { cookie } = await createSignInForTest();
		const [first, second] = [await start(cookie), await start(cookie)];
		expectRefusal(await confirm(cookie, codeOf(first.body.secret)), "second_factor_wrong");
		expect((await confirm(cookie, codeOf(second.body.secret))).status).toBe(200);
	});

	test("turning on the second factor requires a secret that was started before", async () => {
		const { cookie } = await createSignInForTest();
		expectRefusal(await confirm(cookie, "123456"), "second_factor_wrong");
	});
});

describe("signing in with a second factor", () => {
	test("sign-in asks for the code only after the right password, and accepts each code once", async () => {
		const { email, secret } = await createSecondFactorForTest();
		expectRefusal(
			await loginWith({ email, password: "Wrong-Horse-1", code: codeOf(secret, 1) }),
			"wrong_credentials",
		);
		expectRefusal(await loginWith({ email }), "second_factor_needed");
		expectRefusal(await loginWith({ email, code: "000000" }), "second_factor_wrong");
		const code = codeOf(secret, 1);
		const spaced = `${code.slice(0, 3)} ${code.slice(3)}`.replace(
			/[0-9]/g,
			(digit) => "٠١٢٣٤٥٦٧٨٩"[Number(digit)],
		);
		const right = await loginWith({ email, code: spaced });
		expect(right).toMatchObject({ status: 200, body: { email, secondFactor: true } });
		expect(await statusOf(cookieOf(right))).toBe(200);
		expectRefusal(await loginWith({ email, code }), "second_factor_wrong");
	});

	test("twenty simultaneous uses of one code start at most one session", async () => {
		const { email, secret } = await createSecondFactorForTest();
		const code = codeOf(secret, 1);
		// From one known device, so that the limit of guesses does not apply: the test is about the
		// code.
		const answers = await Promise.all(Array.from({ length: 20 }, () => loginWith({ email, code })));
		expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
	});

	test("sign-in accepts a recovery code once, and emails the person about it", async () => {
		const { email, recoveryCodes } = await createSecondFactorForTest();
		const [code, next] = recoveryCodes;
		const typed = `${code.slice(0, 5)}-${code.slice(5)}`.toUpperCase();
		expect((await loginWith({ email, code: typed })).status).toBe(200);
		expectRefusal(await loginWith({ email, code }), "second_factor_wrong");
		const { cookies } = await loginWith({ email, code: next });
		const { body } = await call("GET", "/auth/security", { cookie: cookies[0].split(";")[0] });
		expect(body.recoveryCodesLeft).toBe(8);
		await mailTo(email, ({ subject }) => subject === "A recovery code was used");
	});

	test("rejects another person's recovery code", async () => {
		const [one, other] = [await createSecondFactorForTest(), await createSecondFactorForTest()];
		expectRefusal(
			await loginWith({ email: one.email, code: other.recoveryCodes[0] }),
			"second_factor_wrong",
		);
	});

	test("guesses of codes are limited", async () => {
		const { email, secret } = await createSecondFactorForTest();
		const tried: number[] = [];
		for (let times = 0; times < 6; times++)
			tried.push((await loginWith({ email, code: "000000" })).status);
		expect(tried).toEqual([400, 400, 400, 400, 400, 429]);
		expectRefusal(await loginWith({ email, code: codeOf(secret, 1) }), "too_many_attempts");
	});
});

describe("turning off the second factor and renewing recovery codes", () => {
	test("turning off the second factor requires password and code again after a while", async () => {
		const { email, cookie, secret } = await createSecondFactorForTest();
		await longAgo(cookie);
		const off = () => call("DELETE", "/auth/second-factor", { cookie });
		expectRefusal(await off(), "fresh_sign_in_required");
		expectRefusal(await call("POST", "/auth/recovery-codes", { cookie }), "fresh_sign_in_required");
		const again = (body: object) => call("POST", "/auth/confirm", { cookie, body });
		expectRefusal(await again({ currentPassword: "Wrong-Horse-1" }), "wrong_current_password");
		expectRefusal(await again({ currentPassword: testPassword }), "second_factor_needed");
		expectRefusal(await off(), "fresh_sign_in_required");
		expect((await again({ currentPassword: testPassword, code: codeOf(secret, 1) })).status).toBe(
			200,
		);
		expect((await off()).status).toBe(204);
		expect((await off()).status).toBe(204);
		expect((await loginWith({ email })).status).toBe(200);
		await mailTo(email, ({ subject }) => subject === "Two-factor sign-in is off");
	});

	test("new recovery codes invalidate the former ones", async () => {
		const { email, cookie, recoveryCodes } = await createSecondFactorForTest();
		const { body } = await call("POST", "/auth/recovery-codes", { cookie });
		expect(body.recoveryCodes).toHaveLength(10);
		expectRefusal(await loginWith({ email, code: recoveryCodes[0] }), "second_factor_wrong");
		expect((await loginWith({ email, code: body.recoveryCodes[0] })).status).toBe(200);
	});

	test("a changed password alone does not count as a fresh sign-in with a second factor", async () => {
		const { cookie } = await createSecondFactorForTest();
		await longAgo(cookie);
		const body = { currentPassword: testPassword, newPassword: "Another-Horse-8" };
		const changed = cookieOf(await call("POST", "/auth/change-password", { cookie, body }));
		expect(await statusOf(changed)).toBe(200);
		expectRefusal(
			await call("DELETE", "/auth/second-factor", { cookie: changed }),
			"fresh_sign_in_required",
		);
	});

	test("a changed password keeps the second factor on", async () => {
		const { email, cookie, secret } = await createSecondFactorForTest();
		const body = { currentPassword: testPassword, newPassword: "Another-Horse-8" };
		expect((await call("POST", "/auth/change-password", { cookie, body })).status).toBe(200);
		expectRefusal(await loginWith({ email, password: body.newPassword }), "second_factor_needed");
		expect(
			(await loginWith({ email, password: body.newPassword, code: codeOf(secret, 1) })).status,
		).toBe(200);
	});
});

describe("staff removing a lost second factor", () => {
	const path = (id: number) => `/users/${id}/second-factor`;

	test("staff must enter their own password before removing a second factor", async () => {
		const [lost, { cookie }] = [
			await createSecondFactorForTest(),
			await createPersonForTest({ role: "admin" }),
		];
		await longAgo(cookie);
		expectRefusal(await call("DELETE", path(lost.id), { cookie }), "fresh_sign_in_required");
		expectRefusal(
			await call("DELETE", `/users/${lost.id}/sessions`, { cookie }),
			"fresh_sign_in_required",
		);
	});

	test("removing a lost second factor ends that person's sessions", async () => {
		const lost = await createSecondFactorForTest();
		const { cookie } = await createPersonForTest({ role: "admin" });
		const { body } = await call("GET", `/users/${lost.id}/sign-in`, { cookie });
		expect(body).toMatchObject({ secondFactor: true, sessions: [{ current: false }] });
		expect((await call("DELETE", path(lost.id), { cookie })).status).toBe(204);
		expect(await statusOf(lost.cookie)).toBe(401);
		expect((await loginWith({ email: lost.email })).status).toBe(200);
	});

	test.each(["admin", "super-admin"] as const)(
		"an admin cannot remove a second factor from an %s, a super-admin can",
		async (role) => {
			const lost = await createSecondFactorForTest({ role });
			const { cookie } = await createPersonForTest({ role: "admin" });
			expectRefusal(await call("DELETE", path(lost.id), { cookie }), "forbidden");
			expectRefusal(await call("DELETE", `/users/${lost.id}/sessions`, { cookie }), "forbidden");
			expectRefusal(await call("GET", `/users/${lost.id}/sign-in`, { cookie }), "forbidden");
			const { cookie: top } = await createPersonForTest({ role: "super-admin" });
			expect((await call("DELETE", path(lost.id), { cookie: top })).status).toBe(204);
		},
	);
});
