import { hashOf } from "#functions/core/http/session.ts";
import { countThisHour } from "#functions/core/http/throttle.ts";
import { Outbox } from "#functions/core/outside/mail/outbox.ts";
import { SignUpLetters, SignUps } from "#functions/identity/sign-ups/sign-up.entity.ts";
import { ConsentRows } from "#functions/people/consents/consent.entity.ts";
import { EmailClaims, Users } from "#functions/people/users/user.entity.ts";
import { agreement } from "#shared/identity/sign-ups/agreement.ts";
import { expectRefusal } from "../../../core/answers.ts";
import { call, eventually, mailsTo, mailTo } from "../../../core/api.ts";
import { auditOf } from "../../../core/audit.ts";
import { createPersonForTest } from "../../../core/people.ts";
import {
	cookieOf,
	createSignInForTest,
	login,
	statusOf,
	testPassword,
} from "../../../core/signIns.ts";
import {
	confirmForTest,
	createSignUpForTest,
	newAddress,
	proofForTest,
	signUpForTest,
	typedForTest,
} from "../../../core/signUps.ts";
import { ownAddress } from "../../../core/wire.ts";

const linkIn = (text: string) => new URL(/https?:\S+/.exec(text)?.[0] ?? "");
const claimOf = async (email: string) =>
	(await EmailClaims.get({ email }).go({ consistent: true })).data;

test("a sign-up becomes an account only when its link is confirmed with the password", async () => {
	const { body, answer } = await signUpForTest();
	expect(answer.status).toBe(201);
	const { email } = body;
	const { subject, text } = await mailTo(email);
	expect([subject, text.includes("نورة")]).toEqual(["تأكيد بريدك الإلكتروني", false]);
	expect((await login(email)).status).toBe(401);
	const link = linkIn(text);
	const token = link.hash.replace("#token=", "");
	// A mail scanner opens links; the second address has the token where servers see it.
	for (const address of [link.href, `${link.origin}${link.pathname}?token=${token}`]) {
		expect((await fetch(address)).status).toBe(200);
	}
	expect(await claimOf(email)).toBeNull();
	const other = await confirmForTest(token, "Another-Horse-8");
	expectRefusal(other, "invalid");
	expect([other.body.fields, await claimOf(email)]).toEqual([{ password: "password_other" }, null]);
	const confirmed = await confirmForTest(token);
	expect(confirmed).toMatchObject({
		status: 200,
		body: { email, role: "member", firstNameAr: "نورة", preferredLanguage: "ar" },
	});
	expect(await statusOf(cookieOf(confirmed))).toBe(200);
	expect((await login(email)).status).toBe(200);
	const { data: person } = await Users.get({ id: confirmed.body.id }).go({ consistent: true });
	expect(person).toMatchObject({
		fatherNameAr: "سالم",
		agreement: { version: "2026-11", hash: hashOf(agreement.en), locale: "en" },
	});
	expectRefusal(await confirmForTest(token), "sign_up_link_invalid");
});

const consentAnswer = (purpose: string, yes: boolean) => ({
	purpose,
	version: 1,
	language: "ar",
	yes,
});

test("answers to consent texts given at sign-up are stored with the new account", async () => {
	const { body, answer } = await signUpForTest({
		consents: [
			consentAnswer("mail", true),
			consentAnswer("phone", true),
			consentAnswer("listing", false),
		],
	});
	expect(answer.status).toBe(201);
	const token = linkIn((await mailTo(body.email)).text).hash.replace("#token=", "");
	const confirmed = await confirmForTest(token);
	const { id } = confirmed.body;
	const { body: own } = await call("GET", "/me/consents", { cookie: cookieOf(confirmed) });
	const answers = own.consents.map((one: Record<string, unknown>) => [one.purpose, one.answer]);
	expect(answers).toEqual([
		["photo", null],
		["listing", "refused"],
		["results", null],
		["team", null],
		["danRegister", null],
		["mail", "given"],
		["phone", "given"],
		["medical", null],
	]);
	expect(own.consents[5]).toMatchObject({ version: 1, language: "ar", stands: true });
	const { data: rows } = await ConsentRows.query.ofPerson({ subjectId: id }).go();
	expect(rows.map(({ giverId, capacity }) => [giverId, capacity])).toEqual(
		rows.map(() => [id, "self"]),
	);
	const { data: person } = await Users.get({ id }).go({ consistent: true });
	expect([person?.consents, person?.minorConsents]).toEqual([
		{ mail: 1, phone: 1 },
		{ mail: 1, phone: 1 },
	]);
	const [line] = await auditOf("user", id);
	expect(line).toMatchObject({
		action: "signed_up",
		details: { consents: ["mail", "phone", "listing"] },
	});
	// One email with the text for each answer, besides the link.
	await eventually(async () => (await mailsTo(body.email)).length === 4, "the receipts");
});

test.each([
	[
		"an outdated text",
		[{ ...consentAnswer("mail", true), version: 2 }],
		"wording_changed",
		undefined,
	],
	["a yes that needs an adult", [consentAnswer("photo", true)], "invalid", "consents.0.yes"],
	[
		"a second answer to a text",
		[consentAnswer("mail", true), consentAnswer("mail", false)],
		"invalid",
		"consents",
	],
	["an unknown purpose", [consentAnswer("luck", true)], "invalid", "consents.0.purpose"],
	["something else", "yes", "invalid", "consents"],
] as const)("a sign-up with %s is refused and sends nothing", async (_, consents, code, field) => {
	const { body, answer } = await signUpForTest({ consents });
	expectRefusal(answer, code);
	if (field) expect(Object.keys(answer.body.fields)).toEqual([field]);
	expect((await SignUpLetters.get({ key: hashOf(`sign-up ${body.email}`) }).go()).data).toBeNull();
});

test("signing up with an address in use gets the same response, and emails its owner", async () => {
	const { email } = await createSignInForTest({ passwordSetAt: 1 });
	const [known, unknown] = [await signUpForTest({ email }), await signUpForTest()];
	expect([known.answer.status, known.answer.body]).toEqual([
		unknown.answer.status,
		unknown.answer.body,
	]);
	const { subject } = await mailTo(email);
	expect(subject).toBe("You have an account already");
	// No typed data stays stored.
	await eventually(
		async () => (await Outbox.query.toAddress({ to: email }).go()).data.length === 0,
		"the order of the letter to be done",
	);
});

test("an address gets at most three sign-up emails an hour, with the same response for all", async () => {
	const email = newAddress();
	const statuses: number[] = [];
	for (let times = 0; times < 5; times++)
		statuses.push((await signUpForTest({ email })).answer.status);
	expect(statuses).toEqual([201, 201, 201, 201, 201]);
	await signUpForTest({ email: `last-${email}` });
	await mailTo(`last-${email}`);
	await eventually(async () => (await mailsTo(email)).length >= 3, "the letters");
	expect(await mailsTo(email)).toHaveLength(3);
});

describe("proof of work", () => {
	const send = (proof: object) =>
		call("POST", "/auth/register", { body: { ...typedForTest(), proof } });

	test("a proof of work counts once, and only unchanged", async () => {
		const proof = await proofForTest();
		const { challenge, solution } = proof;
		const easier = { ...challenge, parameters: { ...challenge.parameters, keyPrefix: "00" } };
		expectRefusal(await send({ challenge: easier, solution }), "proof_invalid");
		expectRefusal(
			await send({ challenge, solution: { ...solution, derivedKey: "00ff" } }),
			"proof_invalid",
		);
		expect((await send(proof)).status).toBe(201);
		expectRefusal(await send(proof), "proof_invalid");
	});

	test("proof of work gets harder when many sign up from one address, and an easier one solved before is rejected", async () => {
		const address = ownAddress();
		const costOf = async () =>
			(await call("GET", "/auth/register/challenge", { address })).body.challenge.parameters.cost;
		const [easy, before] = [await proofForTest(address), await costOf()];
		for (let times = 0; times < 20; times++) await countThisHour("signUp", address, Date.now());
		expect(await costOf()).toBe(4 * before);
		const late = await call("POST", "/auth/register", {
			address,
			body: { ...typedForTest(), proof: easy },
		});
		expectRefusal(late, "proof_invalid");
	});
});

test("signing up with another version of the agreement is rejected", async () => {
	for (const agreementVersion of ["2020-01", "", "\ud800"]) {
		expectRefusal((await signUpForTest({ agreementVersion })).answer, "wording_changed");
	}
});

test("signing up requires names in their scripts, an agreement and a strong password", async () => {
	const { answer } = await signUpForTest({
		firstNameAr: "Noura",
		lastName: "الصباح",
		password: "Noura-123",
		agreed: false,
	});
	expectRefusal(answer, "invalid");
	expect(answer.body.fields).toEqual({
		firstNameAr: "name_not_arabic",
		lastName: "name_not_latin",
		agreed: "agreement_required",
	});
	const nameless = await signUpForTest({ lastName: "", firstNameAr: "", lastNameAr: null });
	expect(nameless.answer.body.fields).toEqual({ lastName: "required" });
	const single = await signUpForTest({
		lastName: "",
		hasOneName: true,
		firstNameAr: "",
		lastNameAr: null,
	});
	expect(single.answer.status).toBe(201);
	const guessable = await signUpForTest({ password: "Noura-Alsabah-1" });
	expect(guessable.answer.body.fields).toEqual({ password: "password_name" });
});

test("an imported record's unused address goes to the person who confirms it, and the record keeps a subaddress", async () => {
	const record = await createPersonForTest();
	const token = await createSignUpForTest(record.email);
	const confirmed = await confirmForTest(token);
	expect(confirmed).toMatchObject({ status: 200, body: { email: record.email } });
	expect(confirmed.body.id).not.toBe(record.id);
	const { data: left } = await Users.get({ id: record.id }).go({ consistent: true });
	expect(left?.email).toBe(record.email.replace("@", `+${record.id}@`));
	expect(await claimOf(left?.email ?? "")).toMatchObject({ userId: record.id });
	expect((await login(record.email)).body.id).toBe(confirmed.body.id);
});

test("five simultaneous uses of a sign-up link create one account", async () => {
	const email = newAddress();
	const token = await createSignUpForTest(email);
	const answers = await Promise.all(
		Array.from({ length: 5 }, () => confirmForTest(token, testPassword)),
	);
	expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
	expect((await SignUps.get({ hash: hashOf(token) }).go({ consistent: true })).data).toBeNull();
	expect((await login(email)).status).toBe(200);
});
