import { hashOf } from "#functions/core/http/session.ts";
import { ResetTokens } from "#functions/identity/auth/auth.entity.ts";
import { expectRefusal } from "../../../core/answers.ts";
import { call, mailTo } from "../../../core/api.ts";
import { createPersonForTest } from "../../../core/people.ts";
import {
	cookieOf,
	createSignInForTest,
	login,
	statusOf,
	testPassword,
} from "../../../core/signIns.ts";
import { itemsWith } from "../../../core/table.ts";
import { ownAddress } from "../../../core/wire.ts";

describe("signing in", () => {
	test("a sign-in returns the person and starts a session", async () => {
		const { email, id } = await createSignInForTest({ firstName: "Layla", currentBelt: "blue-8" });
		const answer = await login(email);
		expect(answer).toMatchObject({
			status: 200,
			body: { id, email, firstName: "Layla", currentBelt: "blue-8" },
		});
		expect((await call("GET", "/auth/user", { cookie: cookieOf(answer) })).body).toEqual(
			answer.body,
		);
	});

	test("sign-in accepts an email address with spaces and capital letters", async () => {
		const { email, id } = await createSignInForTest();
		expect(await login(` ${email.toUpperCase()} `)).toMatchObject({ status: 200, body: { id } });
	});

	test("sign-in sets a cookie that scripts cannot read and other sites do not send", async () => {
		const { email } = await createSignInForTest();
		const { cookies } = await login(email);
		expect(cookies.map((line) => line.split("=")[0])).toEqual(["session", "device"]);
		const [pair, ...attributes] = cookies[0].split("; ");
		expect(pair).toMatch(/^session=\d+\.[\w-]{43}$/);
		expect(attributes.sort()).toEqual(["HttpOnly", "Max-Age=2592000", "Path=/", "SameSite=Lax"]);
	});

	test("each sign-in gets a new session cookie", async () => {
		const { email } = await createSignInForTest();
		const [first, second] = [cookieOf(await login(email)), cookieOf(await login(email))];
		expect(first).not.toBe(second);
		expect([await statusOf(first), await statusOf(second)]).toEqual([200, 200]);
	});

	test("sign-in answers a wrong password and an unknown account the same", async () => {
		const { email } = await createSignInForTest();
		const [known, unknown] = [
			await login(email, "Wrong-Horse-1"),
			await login(`no-${email}`, "Wrong-Horse-1"),
		];
		expectRefusal(known, "wrong_credentials");
		expect({ ...unknown.body, requestId: "" }).toEqual({ ...known.body, requestId: "" });
		expect([unknown.status, unknown.cookies, known.cookies]).toEqual([401, [], []]);
	});

	test("sign-in redirects to the site's own page if there is no other provider", async () => {
		const { status, headers, body } = await call("GET", "/login");
		expect([status, headers.get("location"), body]).toEqual([302, "/login", ""]);
	});

	test("rejects a provider's callback without a sign-in that was started here", async () => {
		const answer = await call("GET", "/auth/callback?code=code&state=", { cookie: "sign-in=.." });
		expect([answer.status, answer.headers.get("location")]).toEqual([302, "/login?error=sign-in"]);
		expect(answer.cookies.some((cookie) => cookie.startsWith("session="))).toBe(false);
	});

	test("twenty people can sign in at once from one IP address", async () => {
		const people = await Promise.all(Array.from({ length: 20 }, () => createSignInForTest()));
		const address = ownAddress();
		const answers = await Promise.all(
			people.map(({ email }) => login(email, testPassword, address)),
		);
		expect(answers.map(({ status }) => status)).toEqual(people.map(() => 200));
	});
});

describe("signing out", () => {
	test("signing out ends this session at once, and no other", async () => {
		const { email } = await createSignInForTest();
		const [first, second] = [cookieOf(await login(email)), cookieOf(await login(email))];
		const { status, headers, cookies } = await call("GET", "/logout", { cookie: first });
		expect([status, headers.get("location")]).toEqual([302, "/"]);
		expect(cookies[0]).toMatch(/^session=; Max-Age=0; Path=\/; HttpOnly; SameSite=Lax$/);
		expect([await statusOf(first), await statusOf(second)]).toEqual([401, 200]);
	});

	test("signing out works without a session or with an ended one", async () => {
		expect((await call("GET", "/logout")).status).toBe(302);
		expect((await call("GET", "/logout", { cookie: "session=nothing" })).status).toBe(302);
	});
});

describe("stored secrets", () => {
	test("the table stores only hashes of passwords, sessions, devices and reset tokens", async () => {
		const { email, cookie: made } = await createSignInForTest();
		const session = cookieOf(await login(email));
		await call("POST", "/auth/forgot-password", { body: { email } });
		const { text } = await mailTo(email);
		const token = /token=([\w-]+)/.exec(text)?.[1] ?? "";
		expect(token).toMatch(/^[\w-]{43}$/);
		const secrets = [testPassword, session.split(".")[1], made.split(".")[1], token];
		const encoded = secrets.map((secret) =>
			Buffer.from(secret).toString("base64").replace(/=+$/, ""),
		);
		expect(await itemsWith(...secrets, ...encoded)).toEqual([]);
		expect((await ResetTokens.get({ hash: hashOf(token) }).go()).data).not.toBeNull();
	});
});

test("the signed-in user's response contains only the documented fields", async () => {
	const { cookie } = await createPersonForTest();
	const { body } = await call("GET", "/auth/user", { cookie });
	expect(Object.keys(body).sort()).toEqual(
		[
			"membershipFeeStatus",
			"mustSetUpSecondFactor",
			"secondFactor",
			"bio",
			"currentBelt",
			"dojoId",
			"dojoLocation",
			"dojoLocationAr",
			"email",
			"experience",
			"firstName",
			"firstNameAr",
			"id",
			"isApproved",
			"competitionReadiness",
			"dateOfBirth",
			"gender",
			"lastName",
			"lastNameAr",
			"mustChangePassword",
			"phoneNumber",
			"preferredLanguage",
			"profileImageUrl",
			"role",
			"availableDays",
			"certifications",
			"languagesSpoken",
			"preferredTimeSlots",
			"specializations",
			"teachingPhilosophy",
			"address",
			"declaredWeight",
			"emergencyContact",
			"fatherNameAr",
			"grandfatherNameAr",
		].sort(),
	);
});
