import { createHash } from "node:crypto";
import { ConsentRows } from "#functions/people/consents/consent.entity.ts";
import { consentsOf } from "#functions/people/consents/consents.service.ts";
import { endGuardianships } from "#functions/people/families/coming-of-age.ts";
import { Guardianships } from "#functions/people/families/guardianship.entity.ts";
import { Users } from "#functions/people/users/user.entity.ts";
import type { UserId } from "#shared/core/ids.ts";
import { adultAge, comesOfAge } from "#shared/core/time/age.ts";
import { dayAfter, kuwaitDate } from "#shared/core/time/kuwait.ts";
import { dayAfterMonths } from "#shared/core/time/month.ts";
import { purposes } from "#shared/people/consents/consents.rules.ts";
import { textOf } from "#shared/people/consents/consents.wordings.ts";
import { expectRefusal } from "../../core/answers.ts";
import { call, eventually, mailTo } from "../../core/api.ts";
import { auditOf } from "../../core/audit.ts";
import { say } from "../../core/consents.ts";
import { baseUrl } from "../../core/env.ts";
import { change, createFamilyForTest, inviteForTest, join } from "../../core/families.ts";
import { createJudgeForTest } from "../../core/judges.ts";
import { adult } from "../../core/members.ts";
import { athleteForTest } from "../../core/national-team.ts";
import { admin, createPersonForTest, superAdmin } from "../../core/people.ts";
import { goodPictures } from "../../core/pictures.ts";
import { uniqueName } from "../../core/unique.ts";

const rowsOf = async (subjectId: number) =>
	(await ConsentRows.query.ofPerson({ subjectId }).go()).data;
const wordOn = async (cookie: string, purpose: string) => {
	const { body } = await call("GET", "/me/consents", { cookie });
	return body.consents.find((one: { purpose: string }) => one.purpose === purpose);
};

describe("consents", () => {
	test("a person's consents list every purpose, with none given at first", async () => {
		const { cookie, id } = await createPersonForTest(adult);
		const { body } = await call("GET", "/me/consents", { cookie });
		expect(body).toMatchObject({ id, minor: false });
		expect(body.consents).toEqual(
			purposes.map((purpose) => ({
				purpose,
				answer: null,
				version: null,
				language: null,
				capacity: null,
				since: null,
				endsOn: null,
				asWali: false,
				stands: false,
			})),
		);
	});

	test("each change of a consent is recorded once, with its wording, giver and time", async () => {
		const { cookie, id, email } = await createPersonForTest(adult);
		expectRefusal(await say(cookie, "results", true, { version: 2 }), "wording_changed");
		await say(cookie, "results", false);
		await say(cookie, "results", true, { language: "ar" });
		await say(cookie, "results", true, { language: "ar" });
		await say(cookie, "results", false);
		const rows = await rowsOf(id);
		expect(rows.map(({ answer }) => answer)).toEqual(["refused", "given", "withdrawn"]);
		expect(rows[1]).toMatchObject({
			purpose: "results",
			version: 1,
			language: "ar",
			giverId: id,
			capacity: "self",
			channel: "web",
			hash: createHash("sha256")
				.update(textOf("results", 1, "ar"))
				.digest("hex"),
			requestId: expect.stringMatching(/./),
		});
		expect(JSON.stringify(rows)).not.toContain("127.0.0.1");
		await mailTo(
			email,
			({ text }) => text.includes(textOf("results", 1, "ar")) && text.includes(rows[1].hash),
		);
		expect((await auditOf("user", id)).filter(({ action }) => action === "consent")).toHaveLength(
			3,
		);
		expect(await wordOn(cookie, "results")).toMatchObject({ answer: "withdrawn", stands: false });
	});

	test("one consent is stored when several browsers send it at once, and the current answers are published", async () => {
		const { cookie, id } = await createPersonForTest(adult);
		const answers = await Promise.all([1, 2, 3].map(() => say(cookie, "listing", true)));
		expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
		expect(await rowsOf(id)).toHaveLength(1);
		await Promise.all([
			say(cookie, "listing", false),
			say(cookie, "photo", true),
			say(cookie, "mail", true),
		]);
		expect((await Users.get({ id }).go({ consistent: true })).data?.consents).toEqual({
			photo: 1,
			mail: 1,
		});
	});

	test("people under 18 or without a birth date can refuse publication and lift the refusal, not agree", async () => {
		for (const wish of [{ dateOfBirth: `${new Date().getFullYear() - 17}-01-02` }, {}]) {
			const { cookie } = await createPersonForTest(wish);
			const endsOn = dayAfter(kuwaitDate(Date.now()), 30);
			for (const purpose of ["photo", "listing", "results", "team", "medical"] as const) {
				const answer = await say(cookie, purpose, true, { endsOn });
				expectRefusal(answer, "invalid");
				expect(answer.body.fields).toEqual({ yes: "adults_only" });
			}
			expect((await say(cookie, "photo", false)).status).toBe(200);
			expect((await say(cookie, "photo", true)).status).toBe(200);
			expect(await wordOn(cookie, "photo")).toMatchObject({ answer: "ended", stands: false });
			expect((await say(cookie, "phone", true)).status).toBe(200);
		}
	});

	test("consent to a medical note must end within a year", async () => {
		const { cookie } = await createPersonForTest(adult);
		const today = kuwaitDate(Date.now());
		for (const endsOn of [undefined, dayAfter(today, -1), dayAfter(today, 400)]) {
			const { body } = await say(cookie, "medical", true, { endsOn });
			expect(body.fields).toEqual({ endsOn: endsOn ? "date_invalid" : "required" });
		}
		const endsOn = dayAfter(today, 30);
		expect((await say(cookie, "medical", true, { endsOn })).status).toBe(200);
		expect(await wordOn(cookie, "medical")).toMatchObject({
			answer: "given",
			endsOn,
			stands: true,
		});
	});

	test("consent to a medical note lasts through its last day, which can be moved", async () => {
		const { id, cookie } = await createPersonForTest(adult);
		const today = kuwaitDate(Date.now());
		const isInForceAfter = async (days: number) => {
			const { consents } = await consentsOf(id as UserId, Date.now() + days * 86_400_000);
			return consents.find(({ purpose }) => purpose === "medical")?.stands;
		};
		for (const days of [30, 10]) {
			const endsOn = dayAfter(today, days);
			expect((await say(cookie, "medical", true, { endsOn })).status).toBe(200);
			expect(await wordOn(cookie, "medical")).toMatchObject({ endsOn, stands: true });
			// The answer before it does not come back after its end.
			expect([await isInForceAfter(days), await isInForceAfter(days + 1)]).toEqual([true, false]);
		}
	});

	test("shows a person's consents to staff, and to no other member", async () => {
		const { cookie, id } = await createPersonForTest(adult);
		await say(cookie, "photo", true);
		const { body } = await call("GET", `/users/${id}/consents`, { cookie: await admin() });
		expect(body.consents[0]).toMatchObject({ purpose: "photo", answer: "given", stands: true });
		const other = await createPersonForTest();
		expectRefusal(
			await call("GET", `/users/${id}/consents`, { cookie: other.cookie }),
			"forbidden",
		);
	});
});

describe("consents for a minor", () => {
	const isListed = async (lastName: string) =>
		(await call("GET", `/members?search=${lastName}`)).body.length === 1;

	/** A child whose unique last name a search finds. */
	async function createNamedForTest() {
		const lastName = uniqueName();
		const family = await createFamilyForTest({ lastName });
		const answer = (by: { cookie: string }, yes: boolean) =>
			say(by.cookie, "listing", yes, { userId: family.child.id });
		return { ...family, lastName, answer };
	}

	test("requires a guardian to confirm being the child's wali for team and medical consent", async () => {
		const { guardian, child } = await createFamilyForTest();
		const endsOn = dayAfter(kuwaitDate(Date.now()), 30);
		const agree = (more: object) =>
			say(guardian.cookie, "medical", true, { userId: child.id, endsOn, ...more });
		for (const more of [{}, { asWali: false }]) {
			const { body } = await agree(more);
			expect(body.fields).toEqual({ asWali: "wali_only" });
		}
		const { body } = await agree({ asWali: true });
		expect(body.consents.at(-1)).toMatchObject({
			purpose: "medical",
			answer: "given",
			asWali: true,
			stands: true,
		});
		expect(await rowsOf(child.id)).toMatchObject([{ capacity: "guardian", asWali: true }]);
		await mailTo(guardian.email, ({ text }) => text.includes("legal guardian (wali) of Layan"));
		await say(guardian.cookie, "photo", true, { userId: child.id, asWali: true });
		expect((await rowsOf(child.id)).at(-1)?.asWali).toBeUndefined();
	});

	test("emails a receipt for a guardian's consent, which holds until another guardian refuses", async () => {
		const family = await createNamedForTest();
		const { guardian, child, lastName, answer } = family;
		const second = await inviteForTest(family);
		await join(family, second);
		const { body } = await answer(guardian, true);
		expect(body).toMatchObject({ id: child.id, minor: true });
		expect(body.consents[1]).toMatchObject({ answer: "given", capacity: "guardian", stands: true });
		expect(await isListed(lastName)).toBe(true);
		const wording = textOf("listing", 1, "en", "Layan");
		const hash = createHash("sha256").update(wording).digest("hex");
		await mailTo(guardian.email, ({ text }) =>
			["as the guardian of Layan", wording, hash].every((part) => text.includes(part)),
		);
		await answer(second, false);
		expect(await isListed(lastName)).toBe(false);
		const seen = (await call("GET", `/me/consents?userId=${child.id}`, { cookie: guardian.cookie }))
			.body;
		expect(seen.consents[1]).toMatchObject({ answer: "given", stands: false });
		// When a guardianship ends, that guardian's answers, yes or no, no longer count.
		expect((await change(family, second, { state: "ended" })).body).toMatchObject({
			state: "ended",
		});
		expect(await isListed(lastName)).toBe(true);
		expect((await change(family, guardian, { state: "ended" })).status).toBe(200);
		expect(await isListed(lastName)).toBe(false);
		expectRefusal(await answer(guardian, true), "not_found");
	});

	test("emails each guardian the receipt in their own language", async () => {
		const family = await createFamilyForTest({}, { preferredLanguage: "ar" });
		const { guardian, child } = family;
		const second = await inviteForTest(family);
		await join(family, second);
		await say(guardian.cookie, "listing", false, { userId: child.id });
		await say(second.cookie, "listing", true, { userId: child.id });
		await mailTo(guardian.email, ({ text }) => text.includes("أجبت بلا على هذا النص:"));
		await mailTo(second.email, ({ text }) => text.includes("You said yes to this text:"));
		await say(guardian.cookie, "listing", true, { userId: child.id });
		await mailTo(guardian.email, ({ text }) => text.includes("أجبت بنعم على هذا النص:"));
	});

	test("a guardian's consent ends on the day the minor comes of age", async () => {
		const { guardian, child, lastName, answer } = await createNamedForTest();
		await answer(guardian, true);
		expect(await isListed(lastName)).toBe(true);
		// On 29 February nobody comes of age: those born on 28 February did so the day before.
		const born = dayAfterMonths(kuwaitDate(Date.now()), -12 * adultAge);
		const { data } = await Users.get({ id: child.id }).go({ consistent: true });
		await Users.patch({ id: child.id })
			.set({
				dateOfBirth: born,
				updatedAt: new Date(Date.now() - 48 * 60 * 60 * 1000).toISOString(),
				role: "member",
				createdAt: data?.createdAt,
				isApproved: true,
			})
			.go();
		const key = { childId: child.id, guardianId: guardian.id };
		await Guardianships.patch(key)
			.set({ state: "active", endsOn: comesOfAge(born) })
			.go();
		await endGuardianships(Date.now());
		expect(await isListed(lastName)).toBe(false);
		const rows = await rowsOf(child.id);
		expect(rows.map((row) => row.answer)).toEqual(["given", "ended"]);
		expect(
			(await Users.get({ id: child.id }).go({ consistent: true })).data?.minorConsents,
		).toEqual({});
	});
});

const rendered = async (path: string) => (await fetch(`${baseUrl}${path}`)).text();

/** A person with their own portrait. */
async function createPortrayedForTest(role: "member" | "coach") {
	const person = await createPersonForTest({ ...adult, role, lastName: uniqueName() });
	const form = new FormData();
	form.set("profileImage", new Blob([new Uint8Array(await goodPictures.jpeg())]), "me.jpg");
	const { body } = await call("PUT", "/auth/profile", { cookie: person.cookie, raw: form });
	return { ...person, picture: body.profileImageUrl as string };
}

describe("consent to a portrait", () => {
	test("serves and stores a portrait only while its owner consents", async () => {
		const { picture, cookie, lastName, id } = await createPortrayedForTest("member");
		const member = async () => (await call("GET", `/members?search=${lastName}`)).body[0];
		await say(cookie, "listing", true);
		expect(await member()).toMatchObject({ id, profileImageUrl: null });
		await say(cookie, "photo", true);
		expect(await member()).toMatchObject({ profileImageUrl: picture });
		expect((await fetch(`${baseUrl}${picture}`)).status).toBe(200);
		await say(cookie, "photo", false);
		expect(await member()).toMatchObject({ id, profileImageUrl: null });
		await eventually(
			async () => (await fetch(`${baseUrl}${picture}`)).status === 404,
			"the store without the picture",
		);
		const { body } = await call("GET", "/auth/user", { cookie });
		expect(body.profileImageUrl).toBeNull();
	});

	test("withdrawing consent removes a portrait from rendered pages, and keeps the judge's name", async () => {
		const { picture, cookie, lastName, id } = await createPortrayedForTest("coach");
		await createJudgeForTest({ userId: id });
		const holds = async (path: string) => (await rendered(path)).includes(picture);
		await say(cookie, "photo", true);
		await eventually(() => holds("/judges"), "the picture among the judges");
		await say(cookie, "photo", false);
		await eventually(async () => !(await holds("/judges")), "the judges without the picture");
		expect(await rendered("/judges")).toContain(lastName);
		const rows = (await call("GET", "/judges")).body as {
			users: { lastName: string; profileImageUrl: string | null }[];
		};
		expect(JSON.stringify(rows)).not.toContain(picture);
	});
});

test("an athlete's page is public only while the athlete consents", async () => {
	const { id: userId, cookie } = await createPersonForTest(adult);
	const nameEn = uniqueName();
	const wish = athleteForTest({ userId, nameEn } as object);
	const { body } = await call("POST", "/national-team", { cookie: await superAdmin(), body: wish });
	const page = `/player/${body.id}`;
	expect((await call("GET", `/national-team/${body.id}`)).status).toBe(404);
	await say(cookie, "team", true);
	expect((await call("GET", `/national-team/${body.id}`)).body).toMatchObject({
		nameEn,
		championshipsWon: [],
	});
	await say(cookie, "results", true);
	await eventually(
		async () => (await rendered(page)).includes("Gulf Cup"),
		"the results on the rendered page",
	);
	await say(cookie, "results", false);
	await eventually(
		async () => !(await rendered(page)).includes("Gulf Cup"),
		"the page without results",
	);
	await say(cookie, "team", false);
	await eventually(
		async () => !(await rendered("/national-team")).includes(nameEn),
		"the team without them",
	);
	await eventually(async () => !(await rendered(page)).includes(nameEn), "the end of their page");
	expect((await call("GET", `/national-team/${body.id}`)).status).toBe(404);
});
