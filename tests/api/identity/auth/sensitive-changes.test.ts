import { Attempts } from "#functions/core/http/attempts.entity.ts";
import { Sessions } from "#functions/core/http/session.entity.ts";
import { hashOf } from "#functions/core/http/session.ts";
import { EmailClaims } from "#functions/people/users/user.entity.ts";
import { expectRefusal } from "../../../core/answers.ts";
import { call, mailTo, tokenIn } from "../../../core/api.ts";
import { createPersonForTest } from "../../../core/people.ts";
import { allowed, identities, pathOf, routesThat } from "../../../core/routes.ts";
import {
	codeOf,
	cookieOf,
	createEmailUndoForTest,
	createResetTokenForTest,
	createSignInForTest,
	login,
	loginWith,
	startSecondFactorForTest,
	statusOf,
	testPassword,
} from "../../../core/signIns.ts";

/** Makes the session look as if the password was entered an hour ago. */
async function staleSession(cookie: string) {
	const [userId, secret] = cookie.split("=")[1].split(".");
	await Sessions.patch({ userId: Number(userId), hash: hashOf(secret) })
		.set({ confirmedAt: Date.now() - 3_600_000 })
		.go();
}
const edit = (cookie: string, body: object) => call("PUT", "/auth/profile", { cookie, body });
const confirm = (cookie: string, currentPassword: string) =>
	call("POST", "/auth/confirm", { cookie, body: { currentPassword } });

describe("changes that could turn a stolen session into lasting access", () => {
	const changes = [
		["address", (email: string) => ({ email: `other-${email}` })],
		["phone number", () => ({ phoneNumber: "55512345" })],
		["phone number, cleared,", () => ({ clear: ["phoneNumber"] })],
	] as const;

	test.each(changes)("changing the %s requires the password again", async (_, body) => {
		const { email, cookie } = await createSignInForTest({ phoneNumber: "+96550012345" });
		await staleSession(cookie);
		expectRefusal(await edit(cookie, body(email)), "fresh_sign_in_required");
		expectRefusal(await confirm(cookie, "Wrong-Horse-1"), "wrong_current_password");
		expectRefusal(await edit(cookie, body(email)), "fresh_sign_in_required");
		expect((await confirm(cookie, testPassword)).status).toBe(200);
		expect((await edit(cookie, body(email))).status).toBe(200);
	});

	const lasting = [
		"POST /api/users/{id}/guardians",
		"PATCH /api/users/{id}/guardians/{guardianId}",
		"POST /api/claims/{id}/approve",
		"POST /api/auth/create-member",
		"POST /api/coaches/{id}/approve",
		"PATCH /api/coaches/{id}/approve",
		"POST /api/coach/students/{id}/transfer",
		"POST /api/link-requests/{id}/accept",
		"PUT /api/me/calendar",
	];
	const flagged = routesThat(({ givesLastingAccess }) => givesLastingAccess);

	test("the routes that give lasting access are exactly those listed", () => {
		expect(flagged.map(([key]) => key).sort()).toEqual([...lasting].sort());
	});

	test.each(flagged)("%s requires the password again", async (_, { route }) => {
		const [who] = allowed[route.access].map((one) => identities[one]).filter((one) => one !== null);
		const { cookie } = await createPersonForTest(who ?? {});
		await staleSession(cookie);
		expectRefusal(await call(route.method, pathOf(route), { cookie }), "fresh_sign_in_required");
	});

	test("saving the profile with unchanged values does not require the password", async () => {
		const { email, cookie } = await createSignInForTest({ phoneNumber: "+96550012345" });
		await staleSession(cookie);
		expect((await edit(cookie, { email, phoneNumber: "50012345", bio: "Kata." })).status).toBe(200);
	});
});

describe("a changed email address", () => {
	const undo = (token: string) => call("POST", "/auth/undo-email", { body: { token } });

	test("an email change is announced to the former address with a link to undo it", async () => {
		const { email, newEmail } = await createEmailUndoForTest();
		const { text } = await mailTo(
			email,
			({ subject }) => subject === "Your email address was changed",
		);
		expect(text).toContain(newEmail);
		expect(text).toMatch(/\/undo-email#token=[\w-]{43}/);
	});

	test("an email change can be undone from the former address, which ends all sessions and forces a new password", async () => {
		const { id, email, newEmail, cookie, undoToken } = await createEmailUndoForTest();
		const thief = cookieOf(await login(newEmail));
		expect(await statusOf(thief)).toBe(200);
		expect((await undo(undoToken)).status).toBe(200);
		expect([await statusOf(thief), await statusOf(cookie)]).toEqual([401, 401]);
		expect((await login(newEmail)).status).toBe(401);
		expect((await login(email)).status).toBe(401);
		const claim = await EmailClaims.get({ email }).go({ consistent: true });
		expect(claim.data).toEqual({ email, userId: id });
		const { text } = await mailTo(email, ({ subject }) => subject === "Reset your password");
		const token = tokenIn(text);
		const body = { token, newPassword: "Another-Horse-8" };
		expect((await call("POST", "/auth/reset-password", { body })).status).toBe(200);
		expect((await login(email, body.newPassword)).body.id).toBe(id);
		expectRefusal(await undo(undoToken), "undo_link_invalid");
	});

	test("undoing an email change removes a second factor that was set up after it", async () => {
		const { email, newEmail, undoToken } = await createEmailUndoForTest();
		const thief = cookieOf(await login(newEmail));
		const code = codeOf(await startSecondFactorForTest(newEmail));
		const body = { currentPassword: testPassword, code };
		expect(
			(await call("POST", "/auth/second-factor/confirm", { cookie: thief, body })).status,
		).toBe(200);
		expect((await undo(undoToken)).status).toBe(200);
		const { text } = await mailTo(email, ({ subject }) => subject === "Reset your password");
		const token = tokenIn(text);
		await call("POST", "/auth/reset-password", { body: { token, newPassword: "Another-Horse-8" } });
		expect(await loginWith({ email, password: "Another-Horse-8" })).toMatchObject({
			status: 200,
			body: { secondFactor: false },
		});
	});

	test("an email change can be undone after another one, and the undo itself cannot be undone", async () => {
		const { id, email, newEmail, undoToken } = await createEmailUndoForTest();
		const third = `third-${email}`;
		const session = await login(newEmail);
		await edit(cookieOf(session), { email: third });
		const { text } = await mailTo(third);
		const confirmation = tokenIn(text);
		expect(
			(await call("POST", "/auth/verify-email", { body: { token: confirmation } })).status,
		).toBe(200);
		const letter = await mailTo(
			newEmail,
			({ subject }) => subject === "Your email address was changed",
		);
		const thiefs = tokenIn(letter.text);
		expect((await undo(undoToken)).status).toBe(200);
		expectRefusal(await undo(thiefs), "undo_link_invalid");
		expect((await EmailClaims.get({ email }).go({ consistent: true })).data).toEqual({
			email,
			userId: id,
		});
		expect((await EmailClaims.get({ email: third }).go({ consistent: true })).data).toBeNull();
	});

	test("an expired, used or invented link does not undo an email change", async () => {
		const { undoToken } = await createEmailUndoForTest({}, 0);
		expectRefusal(await undo(undoToken), "undo_link_invalid");
		expectRefusal(await undo("x".repeat(43)), "undo_link_invalid");
		const { undoToken: good } = await createEmailUndoForTest();
		const answers = await Promise.all(Array.from({ length: 8 }, () => undo(good)));
		expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
	});

	test("an email change reserves the former address as long as the undo link is valid", async () => {
		const { email } = await createEmailUndoForTest();
		const { id } = await createPersonForTest();
		const claim = EmailClaims.put({ email, userId: id }).where(({ userId }, { notExists }) =>
			notExists(userId),
		);
		await expect(claim.go()).rejects.toThrow();
		const answer = await call("POST", "/auth/forgot-password", { body: { email } });
		expect(answer.status).toBe(200);
	});

	test("an email change invalidates reset links sent to the former address", async () => {
		const person = await createSignInForTest();
		const token = await createResetTokenForTest({ id: person.id, email: `former-${person.email}` });
		const body = { token, newPassword: "Another-Horse-8" };
		expectRefusal(await call("POST", "/auth/reset-password", { body }), "reset_link_invalid");
	});
});

describe("a stranger's wrong guesses", () => {
	const lock = async (email: string) => {
		for (let times = 0; times < 5; times++) await login(email, "Wrong-Horse-1");
		expectRefusal(await login(email), "too_many_attempts");
	};
	const deviceOf = (cookies: string[]) =>
		cookies.find((one) => one.startsWith("device="))?.split(";")[0] ?? "";

	test("a stranger's guesses do not lock out a browser that the owner has signed in with before", async () => {
		const { email } = await createSignInForTest();
		const cookie = deviceOf((await login(email)).cookies);
		expect(cookie).not.toBe("");
		await lock(email);
		expect((await loginWith({ email }, { cookie })).status).toBe(200);
		const tried: number[] = [];
		for (let times = 0; times < 6; times++)
			tried.push((await loginWith({ email, password: "Wrong-Horse-1" }, { cookie })).status);
		expect(tried).toEqual([401, 401, 401, 401, 401, 429]);
	});

	test("guesses from a device known to another account count as a stranger's", async () => {
		const [one, other] = [await createSignInForTest(), await createSignInForTest()];
		const cookie = deviceOf((await login(other.email)).cookies);
		await lock(one.email);
		expectRefusal(await loginWith({ email: one.email }, { cookie }), "too_many_attempts");
	});

	test("a stranger's guesses do not block the owner from changing the password", async () => {
		const { email, cookie } = await createSignInForTest();
		await lock(email);
		const body = { currentPassword: testPassword, newPassword: "Another-Horse-8" };
		expect((await call("POST", "/auth/change-password", { cookie, body })).status).toBe(200);
		const { data } = await Attempts.get({ key: hashOf(`account ${email}`) }).go();
		expect(data?.failures).toBeGreaterThanOrEqual(5);
	});
});

describe("easily guessed passwords", () => {
	test.each([
		["Password1", "password_common"],
		["PassWord123!", "password_word"],
		["Trustno1", "password_common"],
		["Sunrise12", "password_word"],
		["Aa@12345", "password_sequence"],
		["Karate-2026", "password_federation"],
		["Kyokushin1", "password_federation"],
		["Reem1234", "password_name"],
		["Salmiya-2026", "password_dojo"],
	])("rejects the password %s and names the rule %s", async (newPassword, fault) => {
		const { cookie } = await createSignInForTest({ firstName: "Reem", dojoLocation: "Salmiya" });
		const body = { currentPassword: testPassword, newPassword };
		expect(await call("POST", "/auth/change-password", { cookie, body })).toMatchObject({
			status: 400,
			body: { fields: { newPassword: fault } },
		});
	});

	test("rejects a password that is almost the person's email address", async () => {
		const { email, cookie } = await createSignInForTest();
		const body = { currentPassword: testPassword, newPassword: `P${email.slice(1)}` };
		const { body: refused } = await call("POST", "/auth/change-password", { cookie, body });
		expect(refused.fields).toEqual({ newPassword: "password_email" });
	});
});
