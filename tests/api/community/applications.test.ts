import { countAttempt } from "#functions/core/http/throttle.ts";
import { EmailClaims, Users } from "#functions/people/users/user.entity.ts";
import type { Notification } from "#shared/people/notifications/notifications.schema.ts";
import { expectRefusal } from "../../core/answers.ts";
import { call, eventually, mailsTo, mailTo, tokenIn } from "../../core/api.ts";
import {
	applicationForTest,
	applicationPassword,
	confirmApplicationForTest as confirm,
} from "../../core/applications.ts";
import { auditOf } from "../../core/audit.ts";
import { createEventForTest } from "../../core/events.ts";
import { admin, createPeopleForTest, createPersonForTest } from "../../core/people.ts";
import { goodPictures } from "../../core/pictures.ts";
import {
	cookieOf,
	createResetTokenForTest,
	createSecondFactorForTest,
	createSignInForTest,
	login,
	statusOf,
} from "../../core/signIns.ts";
import { confirmForTest, createSignUpForTest } from "../../core/signUps.ts";
import { uniqueEmail, uniqueText } from "../../core/unique.ts";
import { ownAddress, send } from "../../core/wire.ts";

type Wish = Parameters<typeof applicationForTest>[0];

const apply = (body: object, headers: Record<string, string> = {}, address = ownAddress()) =>
	call("POST", "/coaches/signup", { body, headers, address });

const pending = () => createSignInForTest({ role: "coach", isApproved: false });

/** Applies with a multipart form that includes a picture. */
async function applyWith(picture: Uint8Array | string, body: object, days: string[] = []) {
	const form = new FormData();
	for (const [name, value] of Object.entries(body)) form.append(name, value);
	for (const day of days) form.append("availableDays", day);
	form.append("profileImage", new Blob([picture as BlobPart]), "me.png");
	const encoded = new Response(form);
	const headers = { "content-type": encoded.headers.get("content-type") ?? "" };
	return send("POST", "/coaches/signup", {
		headers,
		address: ownAddress(),
		body: new Uint8Array(await encoded.arrayBuffer()),
	});
}

const idOf = async (email: string) =>
	(await EmailClaims.get({ email }).go({ consistent: true })).data?.userId ?? 0;
const userOf = async (id: number) => (await Users.get({ id }).go({ consistent: true })).data;

/** A person who has applied by the form. */
async function applicant(wish: Wish = {}) {
	const body = applicationForTest(wish);
	expect((await apply(body)).status).toBe(201);
	return { ...body, id: await idOf(body.email) };
}

/** All pending applications, page by page. */
async function waiting(cookie: string) {
	const rows: { id: number }[] = [];
	for (let cursor: string | null = ""; cursor !== null; ) {
		const { body, headers } = await call(
			"GET",
			`/coaches/unapproved${cursor && `?cursor=${cursor}`}`,
			{ cookie },
		);
		rows.push(...body);
		cursor = headers.get("x-next-cursor");
	}
	return rows;
}

describe("coach applications", () => {
	test("nobody can sign in with an application before its link is followed with the password", async () => {
		const { id, email } = await applicant();
		expectRefusal(await login(email, applicationPassword), "wrong_credentials");
		const wrong = await confirm(email, "Another-Horse-9");
		expectRefusal(wrong, "invalid");
		expect(wrong.body.fields).toEqual({ password: "password_other" });
		const done = await confirm(email);
		expect([done.status, done.body.id, done.body.role]).toEqual([200, id, "coach"]);
		expect(await statusOf(cookieOf(done))).toBe(200);
		expect((await login(email, applicationPassword)).status).toBe(200);
		expectRefusal(await confirm(email), "sign_up_link_invalid");
		expect((await auditOf("user", id)).map(({ action }) => action)).toEqual([
			"applied",
			"email_confirmed",
		]);
	});

	test("the link in an application email confirms nothing without the password", async () => {
		const { email } = await applicant();
		const { text } = await mailTo(email);
		const token = tokenIn(text);
		expectRefusal(
			await call("POST", "/auth/verify-email", { body: { token } }),
			"email_link_invalid",
		);
		expectRefusal(await login(email, applicationPassword), "wrong_credentials");
	});

	test("an applicant may choose a new password by email, which ends the password of the application", async () => {
		const { id, email } = await applicant();
		// The stream sends the link only as long as the address is not confirmed.
		await mailTo(email);
		const token = await createResetTokenForTest({ id, email });
		const body = { token, newPassword: "Another-Horse-9" };
		expect((await call("POST", "/auth/reset-password", { body })).status).toBe(200);
		expectRefusal(await login(email, applicationPassword), "wrong_credentials");
		expect((await login(email, "Another-Horse-9")).status).toBe(200);
		expectRefusal(await confirm(email), "sign_up_link_invalid");
	});

	test("the owner of an address can sign up although a stranger applied with it", async () => {
		const { id, email } = await applicant();
		const token = await createSignUpForTest(email);
		const done = await confirmForTest(token);
		expect([done.status, done.body.role]).toEqual([200, "member"]);
		expect((await userOf(id))?.email).not.toBe(email);
		expect((await login(email)).body.id).toBe(done.body.id);
	});

	test("creates a pending coach who can sign in, and shows staff the whole application", async () => {
		const details = {
			teachingPhilosophy: "Patience first.",
			specializations: ["kata", "Self-defence", "KATA"],
			availableDays: ["Monday", "sunday"],
			preferredTimeSlots: ["Evening"],
			languagesSpoken: "Arabic\nSwahili",
			certifications: "First aid, 2026",
		};
		const { id, email } = await applicant(details);
		expect((await confirm(email)).status).toBe(200);
		const { status, body } = await login(email, applicationPassword);
		expect([status, body.role, body.isApproved]).toEqual([200, "coach", false]);
		const cookie = await admin();
		const row = await eventually(
			async () => (await waiting(cookie)).find((one) => one.id === id),
			"the application",
		);
		expect(row).toMatchObject({
			email,
			firstName: "Hanan",
			lastName: "Al-Mutairi",
			phoneNumber: "+96599000011",
			currentBelt: "black-1",
			isApproved: false,
			teachingPhilosophy: "Patience first.",
			specializations: ["Kata", "Self-defence"],
			availableDays: ["monday", "sunday"],
			preferredTimeSlots: ["evening"],
			languagesSpoken: ["Arabic", "Swahili"],
			certifications: "First aid, 2026",
		});
		expect(JSON.stringify(row)).not.toMatch(/password/i);
		expect((await auditOf("user", id)).map(({ action }) => action)).toEqual([
			"applied",
			"email_confirmed",
		]);
	});

	test("confirms an application in the applicant's language and notifies all staff", async () => {
		// More than 20 staff, so that recipients beyond the first page are covered.
		const staff = await createPeopleForTest(21, { role: "admin", preferredLanguage: "ar" });
		const lastName = uniqueText("Named");
		const body = applicationForTest({ lastName });
		await apply(body, { "accept-language": "ar" });
		const { subject, text } = await mailTo(body.email);
		expect(subject).toBe("وصلنا طلبك");
		// The address is not confirmed: the email must not repeat what was typed.
		expect(text).not.toContain(lastName);
		// Other tests notify staff too, so search for this application.
		for (const { cookie } of staff)
			await eventually(async () => {
				const { body: notices } = await call("GET", "/notifications", { cookie });
				return notices.some(
					({ type, message }: Notification) => type === "application" && message.includes(lastName),
				);
			}, "staff to be told of an application");
	});

	test("shows the picture sent with an application", async () => {
		const body = applicationForTest();
		const { status } = await applyWith(await goodPictures.png(), body, ["friday", "saturday"]);
		expect(status).toBe(201);
		const user = await userOf(await idOf(body.email));
		expect(user?.profileImageUrl).toMatch(/^\/images\/people\/.+\/card\.webp$/);
		expect(user?.availableDays).toEqual(["friday", "saturday"]);
	});

	test("rejects an application whose picture is unreadable, and stores nothing", async () => {
		const body = applicationForTest();
		expectRefusal(await applyWith("no picture", body), "image_unreadable");
		expect(await idOf(body.email)).toBe(0);
	});

	test("gives the same response for a known address, and emails its owner", async () => {
		const owner = await createSignInForTest({ preferredLanguage: "ar" });
		const began = Date.now();
		const known = await apply(applicationForTest({ email: owner.email }));
		const tookKnown = Date.now() - began;
		const unknown = await apply(applicationForTest());
		expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
		expect(tookKnown).toBeGreaterThanOrEqual(1_400);
		expect((await mailTo(owner.email)).subject).toBe("أُدخل بريدك الإلكتروني في طلب مدرب");
		// The owner's account is unchanged.
		expect((await login(owner.email, owner.password)).status).toBe(200);
		expect(await userOf(owner.id)).toMatchObject({ role: "member", firstName: owner.firstName });
	});

	test("creates one application for two requests with the same idempotency key", async () => {
		const [body, address] = [applicationForTest(), ownAddress()];
		const headers = { "idempotency-key": "one" };
		const answers = [await apply(body, headers, address), await apply(body, headers, address)];
		expect(answers[1].body).toEqual(answers[0].body);
		expect((await confirm(body.email)).status).toBe(200);
		expect(await mailsTo(body.email)).toHaveLength(1);
	});

	test("creates one coach from two simultaneous applications", async () => {
		const body = applicationForTest();
		const answers = await Promise.all([apply(body), apply(body)]);
		for (const { status } of answers) expect([201, 429]).toContain(status);
		expect((await confirm(body.email)).status).toBe(200);
	});

	test("rejects the eleventh application from one IP address", async () => {
		const address = ownAddress();
		const bad = applicationForTest({ email: uniqueEmail("many") });
		// Each response takes 1.5 s, so the first nine attempts are counted without a call.
		for (let times = 0; times < 9; times++) await countAttempt("apply", address, Date.now());
		const statuses = [
			(await apply(bad, {}, address)).status,
			(await apply(bad, {}, address)).status,
		];
		expect(statuses).toEqual([201, 429]);
	});

	test.each([
		[{ firstName: "H" }, { firstName: "first_name_short" }],
		[{ lastName: "A" }, { lastName: "last_name_short" }],
		[{ email: "hanan" }, { email: "email_invalid" }],
		[{ phoneNumber: "1234567" }, { phoneNumber: "phone_invalid" }],
		[{ currentBelt: "" }, { currentBelt: "belt_required" }],
		[{ experience: "x".repeat(49) }, { experience: "experience_short" }],
		[{ password: "Short1", confirmPassword: "Correct-Horse-7" }, { password: "password_short" }],
		[
			{ password: "alllowercase1", confirmPassword: "alllowercase1" },
			{ password: "password_weak" },
		],
		[{ confirmPassword: "Short1" }, { confirmPassword: "confirm_short" }],
		[{ confirmPassword: "Correct-Horse-8" }, { confirmPassword: "passwords_differ" }],
		[{ password: "Password1", confirmPassword: "Password1" }, { password: "password_common" }],
		[{ availableDays: ["someday"] }, { "availableDays.0": "invalid" }],
	])("rejects an application with %j", async (wrong, fields) => {
		const answer = await apply(applicationForTest(wrong));
		expectRefusal(answer, "invalid");
		expect(answer.body.fields).toMatchObject(fields);
	});

	test("validation errors are worded as on the application form", async () => {
		const { body } = await apply(
			applicationForTest({ experience: "Short", confirmPassword: "Another-Horse-7" }),
		);
		expect(body.messages).toEqual({
			experience: "Please provide a brief description of your experience (minimum 50 characters)",
			confirmPassword: "Passwords don't match",
		});
	});

	test("a missing field is refused in the words for an empty one", async () => {
		const empty = applicationForTest({ firstName: "", password: "", confirmPassword: "" });
		const { firstName, password, confirmPassword, ...missing } = empty;
		const [refused, unsaid] = [await apply(empty), await apply(missing)];
		expect(refused.body.messages).toMatchObject({ password: expect.stringContaining("8") });
		expect(unsaid.body.messages).toEqual(refused.body.messages);
	});

	test("accepts an application form sent without JavaScript, with repeated fields", async () => {
		const body = applicationForTest();
		const fields = new URLSearchParams({ ...body, teachingPhilosophy: "" });
		for (const word of ["Kata", "Kids"]) fields.append("specializations", word);
		const headers = { "content-type": "application/x-www-form-urlencoded" };
		const sent = { address: ownAddress(), headers };
		const done = await send("POST", "/coaches/signup", { ...sent, body: fields.toString() });
		expect([done.status, done.headers.get("location")]).toEqual([303, "/coaches#applied"]);
		expect((await userOf(await idOf(body.email)))?.specializations).toEqual(["Kata", "Kids"]);
		const refused = await send("POST", "/coaches/signup", { ...sent, body: "email=x" });
		expect([refused.status, refused.headers.get("location")]).toEqual([303, "/coaches#invalid"]);
	});
});

describe("decisions on coach applications", () => {
	test.each(["POST", "PATCH"])(
		"approves a coach by %s exactly once, without a new sign-in",
		async (method) => {
			const coach = await pending();
			const cookie = await admin();
			expect((await call("GET", "/coach/students", { cookie: coach.cookie })).status).toBe(403);
			const answers = [1, 2].map(() => call(method, `/coaches/${coach.id}/approve`, { cookie }));
			for (const { status, body } of await Promise.all(answers))
				expect([status, body.id, body.isApproved]).toEqual([200, coach.id, true]);
			expect((await call("GET", "/coach/students", { cookie: coach.cookie })).status).toBe(200);
			expect((await auditOf("user", coach.id)).map(({ action }) => action)).toEqual([
				"coach_approved",
			]);
			const { body } = await call("GET", "/notifications", { cookie: coach.cookie });
			expect(body).toHaveLength(1);
			expect(body[0]).toMatchObject({ type: "application", title: "You are approved as a coach" });
			expect((await mailTo(coach.email)).subject).toBe("You are approved as a coach");
			expect((await login(coach.email)).body.isApproved).toBe(true);
			expect((await waiting(cookie)).map(({ id }) => id)).not.toContain(coach.id);
		},
	);

	test("rejecting an applicant deletes the account, emails the reason and allows a new application", async () => {
		const { id, email } = await applicant();
		const { cookies } = await confirm(email);
		const cookie = await admin();
		const reason = "The certificate is missing";
		const path = `/coaches/${id}/reject`;
		const headers = { "idempotency-key": "no" };
		expect((await call("DELETE", path, { cookie, headers, body: { reason } })).status).toBe(204);
		expect(await statusOf(cookieOf({ cookies }))).toBe(401);
		expectRefusal(await login(email, applicationPassword), "wrong_credentials");
		expect([await userOf(id), await idOf(email)]).toEqual([null, 0]);
		expect((await call("GET", `/users?search=${email}`, { cookie })).body).toEqual([]);
		expect((await mailTo(email, ({ text }) => text.includes(reason))).subject).toBe(
			"Your application to be a coach",
		);
		expect((await auditOf("user", id)).map(({ action }) => action)).toEqual([
			"applied",
			"email_confirmed",
			"application_rejected",
		]);
		// Repeating the request with its key succeeds; without the key, no applicant is found.
		expect((await call("DELETE", path, { cookie, headers, body: { reason } })).status).toBe(204);
		expectRefusal(await call("DELETE", path, { cookie }), "not_found");
		const again = applicationForTest({
			email,
			password: "Another-Horse-9",
			confirmPassword: "Another-Horse-9",
		});
		expect((await apply(again)).status).toBe(201);
		const tokens = await eventually(async () => {
			const found = (await mailsTo(email)).map(({ text }) => tokenIn(text)).filter(Boolean);
			return found.length > 1 && found;
		}, "the second link");
		const answers = await Promise.all(tokens.map((one) => confirmForTest(one, "Another-Horse-9")));
		expect(answers.map(({ status }) => status)).toContain(200);
		expect((await login(email, "Another-Horse-9")).status).toBe(200);
	});

	test("rejecting an applicant deletes their second factor", async () => {
		const coach = await createSecondFactorForTest({ role: "coach", isApproved: false });
		expect(
			(await call("DELETE", `/coaches/${coach.id}/reject`, { cookie: await admin() })).status,
		).toBe(204);
		expect((await apply(applicationForTest({ email: coach.email }))).status).toBe(201);
		expect((await confirm(coach.email)).status).toBe(200);
		expect((await login(coach.email, applicationPassword)).status).toBe(200);
	});

	test("rejecting an applicant gives their event places to the waiting list", async () => {
		const [coach, next] = [await pending(), await createPersonForTest()];
		const { id } = await createEventForTest({ maxParticipants: 1 });
		for (const { cookie } of [coach, next])
			await call("POST", `/events/${id}/register`, { cookie });
		expect(
			(await call("DELETE", `/coaches/${coach.id}/reject`, { cookie: await admin() })).status,
		).toBe(204);
		await eventually(async () => {
			const { body } = await call("GET", "/me/registrations", { cookie: next.cookie });
			return body[0].status === "pending";
		}, "the place");
	});

	test("cannot reject a coach who is already approved", async () => {
		const coach = await createPersonForTest({ role: "coach" });
		expectRefusal(
			await call("DELETE", `/coaches/${coach.id}/reject`, { cookie: await admin() }),
			"application_decided",
		);
		expect(await userOf(coach.id)).not.toBeNull();
	});

	test("only coaches can be approved or rejected", async () => {
		const [member, cookie] = [await createPersonForTest(), await admin()];
		expectRefusal(await call("POST", `/coaches/${member.id}/approve`, { cookie }), "not_found");
		expectRefusal(await call("DELETE", `/coaches/${member.id}/reject`, { cookie }), "not_found");
		expect(await userOf(member.id)).toMatchObject({ role: "member" });
	});

	test("applies only one of a simultaneous approval and rejection", async () => {
		const coach = await pending();
		const cookie = await admin();
		const [approved, rejected] = await Promise.all([
			call("POST", `/coaches/${coach.id}/approve`, { cookie }),
			call("DELETE", `/coaches/${coach.id}/reject`, { cookie }),
		]);
		const user = await userOf(coach.id);
		if (approved.status === 200) {
			expect(user?.isApproved).toBe(true);
			expectRefusal(rejected, "application_decided");
			expect((await login(coach.email)).status).toBe(200);
		} else {
			expect([rejected.status, user]).toEqual([204, null]);
		}
	});
});
