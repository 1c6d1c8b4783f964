import { identity } from "#functions/core/outside/identity.ts";
import { confirmEmail } from "#functions/identity/auth/links/confirm-email.ts";
import { EmailClaims } from "#functions/people/users/user.entity.ts";
import { embeddedIdentity } from "#local/stand-ins/identity.ts";
import { expectRefusal } from "../../../core/answers.ts";
import { call, eventually, mailsTo, mailTo } from "../../../core/api.ts";
import { auditOf } from "../../../core/audit.ts";
import { createPersonForTest } from "../../../core/people.ts";
import {
	cookieOf,
	createEmailChangeForTest,
	createResetTokenForTest,
	createSignInForTest,
	login,
	statusOf,
	testPassword,
} from "../../../core/signIns.ts";
import { itemsWith } from "../../../core/table.ts";

const ask = (cookie: string, email: string) =>
	call("PUT", "/auth/profile", { cookie, body: { email } });
const confirm = (token: string, cookie?: string) =>
	call("POST", "/auth/verify-email", { body: { token }, cookie });
const emailOf = async (cookie: string) => (await call("GET", "/auth/user", { cookie })).body.email;
const claimOf = async (email: string) =>
	(await EmailClaims.get({ email }).go({ consistent: true })).data?.userId;

async function tokenFor(email: string): Promise<string> {
	const { text } = await mailTo(email);
	const link = new URL(/https?:\S+/.exec(text)?.[0] ?? "");
	expect(link.origin + link.pathname).toBe(`${process.env.SITE_URL}/confirm-email`);
	return link.hash.replace("#token=", "");
}

describe("changing the email address", () => {
	test("an email change takes effect only when the emailed link is followed", async () => {
		const { id, email, cookie } = await createSignInForTest();
		const wanted = `new-${email}`;
		expect(await ask(cookie, ` New-${email}`)).toMatchObject({ status: 200, body: { email } });
		expect((await mailTo(email)).subject).toBe("A new email address for your account");
		const token = await tokenFor(wanted);
		expect([(await mailTo(wanted)).subject, await emailOf(cookie)]).toEqual([
			"Confirm your new email address",
			email,
		]);
		expect((await login(email)).status).toBe(200);
		expect((await login(wanted)).status).toBe(401);

		expect(await confirm(token)).toMatchObject({ status: 200, body: { message: "OK" } });
		expect((await login(email)).status).toBe(401);
		expect((await login(wanted)).body).toMatchObject({ id, email: wanted });
		expect(await claimOf(wanted)).toBe(id);
	});

	const pendingOf = async (cookie: string) =>
		(await call("GET", "/auth/security", { cookie })).body.pendingEmail;
	const resend = (cookie: string) => call("POST", "/auth/email/resend", { cookie });
	const cancel = (cookie: string) => call("DELETE", "/auth/email", { cookie });

	test("the person sees a pending address, has its link sent again and cancels it", async () => {
		const { id, email, cookie } = await createSignInForTest();
		expect(await pendingOf(cookie)).toBeNull();
		await ask(cookie, `new-${email}`);
		expect(await pendingOf(cookie)).toMatchObject({ email: `new-${email}` });
		const token = await tokenFor(`new-${email}`);
		expect((await resend(cookie)).status).toBe(204);
		await eventually(
			async () => (await mailsTo(`new-${email}`)).length === 2,
			"the link sent again",
		);
		expect((await cancel(cookie)).status).toBe(204);
		expect(await pendingOf(cookie)).toBeNull();
		expectRefusal(await confirm(token), "email_link_invalid");
		expectRefusal(await cancel(cookie), "not_found");
		expectRefusal(await resend(cookie), "not_found");
		expect((await auditOf("user", id)).at(-1)).toMatchObject({ action: "email_change_cancelled" });
	});

	test("the pending address is gone once it is confirmed, and nobody else sees or cancels it", async () => {
		const { cookie, token, newEmail } = await createEmailChangeForTest();
		const stranger = await createPersonForTest();
		expectRefusal(await cancel(stranger.cookie), "not_found");
		expect(await pendingOf(stranger.cookie)).toBeNull();
		expect(await pendingOf(cookie)).toMatchObject({ email: newEmail });
		await confirm(token, cookie);
		expect(await pendingOf(cookie)).toBeNull();
	});

	test("a new address that belongs to another account is shown as pending, which reveals nothing", async () => {
		const { cookie } = await createSignInForTest();
		const { email } = await createPersonForTest();
		await ask(cookie, email);
		expect((await mailTo(email)).text).not.toContain("confirm-email");
		expect(await pendingOf(cookie)).toMatchObject({ email });
		expect((await cancel(cookie)).status).toBe(204);
	});

	test("an email change is announced in the person's language, with their name to the confirmed address only", async () => {
		const names = {
			firstName: "Noura",
			firstNameAr: "نورة",
			lastName: "Al-Sabah",
			lastNameAr: "الصباح",
		};
		const { email, cookie } = await createSignInForTest({ preferredLanguage: "ar", ...names });
		await ask(cookie, `new-${email}`);
		const old = await mailTo(email);
		expect(old.subject).toBe("طلب تغيير بريدك الإلكتروني");
		expect(old.text).toMatch(/^مرحبًا نورة،/);
		const { subject, text, html } = await mailTo(`new-${email}`);
		expect([subject, html.includes('dir="rtl"')]).toEqual(["تأكيد بريدك الإلكتروني الجديد", true]);
		for (const name of Object.values(names)) expect(text + html).not.toContain(name);
	});

	test("an email change ends all sessions except the one that confirmed it", async () => {
		const { token, cookie, email } = await createEmailChangeForTest();
		const other = cookieOf(await login(email));
		await confirm(token, cookie);
		expect([await statusOf(cookie), await statusOf(other)]).toEqual([200, 401]);
		const stranger = await createPersonForTest();
		const next = await createEmailChangeForTest();
		await confirm(next.token, stranger.cookie);
		expect([await statusOf(next.cookie), await statusOf(stranger.cookie)]).toEqual([401, 200]);
	});

	test("an unchanged email address sends no email", async () => {
		const { email, cookie } = await createSignInForTest();
		expect(await ask(cookie, email.toUpperCase())).toMatchObject({ status: 200, body: { email } });
		await call("PUT", "/auth/profile", { cookie, body: { email: "", bio: "New" } });
		await ask(cookie, `new-${email}`);
		// The two emails are items of two partitions, which the stream delivers in any order.
		await Promise.all([mailTo(`new-${email}`), mailTo(email)]);
		expect(await mailsTo(email)).toHaveLength(1);
	});

	test("a change to an address in use gets the same response, and emails only that address's owner", async () => {
		const [owner, asker] = [await createSignInForTest(), await createSignInForTest()];
		const answer = await ask(asker.cookie, owner.email);
		expect([answer.status, answer.body.email]).toEqual([200, asker.email]);
		const { subject, text } = await mailTo(owner.email);
		expect(subject).toBe("Your email address was entered for another account");
		expect(text).not.toContain("token=");
		expect((await mailTo(asker.email)).subject).toBe("A new email address for your account");
	});

	test("an email change is rejected if the address was taken before confirmation, and changes nothing", async () => {
		const { token, newEmail, email, cookie, id } = await createEmailChangeForTest();
		await EmailClaims.put({ email: newEmail, userId: 7 }).go();
		expectRefusal(await confirm(token), "email_taken");
		expect([await emailOf(cookie), await claimOf(newEmail), await claimOf(email)]).toEqual([
			email,
			7,
			id,
		]);
		expect((await login(email)).status).toBe(200);
	});

	test("only one of two people who confirm the same address at once gets it", async () => {
		const [one, other] = [await createEmailChangeForTest(), await createSignInForTest()];
		await ask(other.cookie, one.newEmail);
		const token = await tokenFor(one.newEmail);
		const answers = await Promise.all([confirm(one.token), confirm(token)]);
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
		const winner = answers[0].status === 200 ? one : other;
		expect(await claimOf(one.newEmail)).toBe(winner.id);
		expect((await login(one.newEmail)).body.id).toBe(winner.id);
	});

	test("a person can request at most five email changes", async () => {
		const { email, cookie } = await createSignInForTest();
		const statuses: number[] = [];
		for (let times = 0; times < 6; times++)
			statuses.push((await ask(cookie, `${times}-${email}`)).status);
		expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
		expect((await call("PUT", "/auth/profile", { cookie, body: { bio: "New" } })).status).toBe(200);
	});

	test("rejects an invalid email address", async () => {
		const { cookie } = await createPersonForTest();
		for (const email of ["reem", "a@test.example\nb@test.example", 7]) {
			expect(await ask(cookie, email as string)).toMatchObject({
				status: 400,
				body: { code: "invalid" },
			});
		}
	});
});

describe("email confirmation links", () => {
	test("a confirmation link works once, also for twenty simultaneous uses", async () => {
		const { token, newEmail, id } = await createEmailChangeForTest();
		const answers = await Promise.all(Array.from({ length: 20 }, () => confirm(token)));
		expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
		for (const { status, body } of answers)
			if (status !== 200) expect(["email_link_invalid", "busy"]).toContain(body.code);
		expect(await claimOf(newEmail)).toBe(id);
		expectRefusal(await confirm(token), "email_link_invalid");
	});

	test("a confirmation link becomes invalid when another link of the same person is used", async () => {
		const { email, cookie, id } = await createSignInForTest();
		for (const which of ["a", "b"]) await ask(cookie, `${which}-${email}`);
		const tokens = [await tokenFor(`a-${email}`), await tokenFor(`b-${email}`)];
		expect((await confirm(tokens[1])).status).toBe(200);
		expectRefusal(await confirm(tokens[0]), "email_link_invalid");
		expect([await claimOf(`a-${email}`), await claimOf(`b-${email}`)]).toEqual([undefined, id]);
	});

	test("a password reset invalidates confirmation links, because an intruder may have requested them", async () => {
		const { token, id, email } = await createEmailChangeForTest();
		const body = {
			token: await createResetTokenForTest({ id, email }),
			newPassword: "Another-Horse-8",
		};
		await call("POST", "/auth/reset-password", { body });
		expectRefusal(await confirm(token), "email_link_invalid");
		expect((await login(email, "Another-Horse-8")).status).toBe(200);
	});

	test.each([
		["is a day old", async () => (await createEmailChangeForTest({}, 0)).token],
		["nobody was sent", async () => "x".repeat(43)],
		["is empty", async () => ""],
	])("a confirmation link that %s is rejected", async (_, token) => {
		expectRefusal(await confirm(await token()), "email_link_invalid");
	});

	test("a confirmation link stays valid when the identity provider fails, and the address stays unclaimed", async () => {
		const { token, newEmail, email, id, cookie } = await createEmailChangeForTest();
		const caller = {
			session: null,
			requestId: "test",
			path: "/api/auth/verify-email",
			method: "POST",
			agent: "test",
			address: "127.0.0.1",
			locale: "en" as const,
			now: Date.now(),
		};
		const failing = async () => {
			throw new Error("Down");
		};
		identity.use({ ...embeddedIdentity(), rename: failing });
		await expect(confirmEmail(caller, token)).rejects.toMatchObject({ message: "Down" });
		expect([await claimOf(newEmail), await claimOf(email)]).toEqual([undefined, id]);
		expect([await emailOf(cookie), (await login(email)).status]).toEqual([email, 200]);
		expect((await confirm(token)).status).toBe(200);
		expect((await login(newEmail, testPassword)).status).toBe(200);
	});

	test("confirmation links are stored as a hash only", async () => {
		const { email, cookie } = await createSignInForTest();
		await ask(cookie, `new-${email}`);
		const token = await tokenFor(`new-${email}`);
		expect(await itemsWith(token)).toEqual([]);
	});
});
