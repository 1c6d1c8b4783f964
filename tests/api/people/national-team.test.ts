import { expectRefusal } from "../../core/answers.ts";
import { call } from "../../core/api.ts";
import { auditOf } from "../../core/audit.ts";
import { say } from "../../core/consents.ts";
import { adult } from "../../core/members.ts";
import { athleteForTest } from "../../core/national-team.ts";
import { createPersonForTest, superAdmin } from "../../core/people.ts";
import { identities } from "../../core/routes.ts";

const create = async (wish: Parameters<typeof athleteForTest>[0] = {}) =>
	call("POST", "/national-team", { cookie: await superAdmin(), body: athleteForTest(wish) });
const listed = async (id: number, cookie?: string) => {
	const { status, body } = await call("GET", "/national-team", { cookie });
	expect(status).toBe(200);
	return body.find((athlete: { id: number }) => athlete.id === id);
};
const yearsAgo = (years: number) => `${new Date().getFullYear() - years}-12-31`;

describe("athletes", () => {
	test("shows athletes to everybody, but not which account is theirs", async () => {
		const member = await createPersonForTest(adult);
		for (const purpose of ["team", "photo", "results"] as const)
			await say(member.cookie, purpose, true);
		const { status, body } = await create({ userId: member.id });
		expect(status).toBe(201);
		expect(body).toEqual({
			...athleteForTest({ userId: member.id }),
			id: expect.any(Number),
			createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
			updatedAt: body.createdAt,
			version: 1,
		});
		const { userId: _, ...visible } = body;
		expect((await call("GET", `/national-team/${body.id}`)).body).toEqual(visible);
		expect(await listed(body.id, member.cookie)).toEqual(visible);
		expect(await listed(body.id, await superAdmin())).toEqual(body);
	});

	test("contact and search indexing are hidden unless the athlete is known to be an adult; a minor is for staff only", async () => {
		for (const dateOfBirth of [yearsAgo(15), null]) {
			const { body } = await create({ dateOfBirth });
			for (const [who, wish] of Object.entries(identities)) {
				const cookie = wish ? (await createPersonForTest(wish)).cookie : undefined;
				const { body: alone, status } = await call("GET", `/national-team/${body.id}`, { cookie });
				const isStaff = who === "admin" || who === "superAdmin";
				const isVisible = isStaff || dateOfBirth === null;
				expect([who, status, (await listed(body.id, cookie))?.id]).toEqual([
					who,
					isVisible ? 200 : 404,
					isVisible ? body.id : undefined,
				]);
				const contactInfo = isStaff ? athleteForTest().contactInfo : null;
				if (isVisible) expect([alone.contactInfo, alone.inSearch]).toEqual([contactInfo, isStaff]);
			}
		}
	});

	test("an athlete requires only a name and a belt", async () => {
		const cookie = await superAdmin();
		const { status, body } = await call("POST", "/national-team", {
			cookie,
			body: { nameEn: " Ali  Test ", currentBelt: "Black Belt - 2nd Dan" },
		});
		expect([status, body.nameEn, body.currentBelt, body.isActive]).toEqual([
			201,
			"Ali Test",
			"black-2",
			true,
		]);
		for (const name of [
			"nameAr",
			"photoUrl",
			"dateOfBirth",
			"weight",
			"weightCategory",
			"bio",
			"contactInfo",
		]) {
			expect([name, body[name]]).toEqual([name, null]);
		}
		expect([body.achievements, body.championshipsWon]).toEqual([[], []]);
		const answer = await call("POST", "/national-team", { cookie, body: {} });
		expectRefusal(answer, "invalid");
		expect(answer.body.fields).toEqual({ nameEn: "required", currentBelt: "required" });
	});

	test("an athlete is created from the fields of a browser form", async () => {
		const { id } = await createPersonForTest();
		const form = {
			...athleteForTest(),
			achievements: "First\r\n\r\n Second ",
			achievementsAr: "",
			gender: "",
			weightCategory: "",
			weight: "٥٨٫٥",
			dateOfBirth: "",
			contactInfo: { email: "", phone: "٥٠٠٠٠٠٠١" },
			userId: String(id),
		};
		const { status, body } = await call("POST", "/national-team", {
			cookie: await superAdmin(),
			body: form,
		});
		expect(status).toBe(201);
		expect(body).toMatchObject({
			achievements: ["First", "Second"],
			achievementsAr: [],
			gender: null,
			weightCategory: null,
			weight: 58.5,
			dateOfBirth: null,
			contactInfo: { email: null, phone: "+96550000001" },
			userId: id,
		});
	});

	test.each([
		["a weight category of its own", { weightCategory: "55-60kg" }, "weightCategory", "invalid"],
		["a weight with two decimals", { weight: 58.55 }, "weight", "invalid"],
		["a birthday to come", { dateOfBirth: "2150-01-01" }, "dateOfBirth", "date_invalid"],
		[
			"no phone number",
			{ contactInfo: { email: null, phone: "123" } },
			"contactInfo.phone",
			"phone_invalid",
		],
		[
			"a championship without a name",
			{ championshipsWon: [{ date: "2025-03-02" }] },
			"championshipsWon.0.name",
			"required",
		],
		[
			"a championship on no day",
			{ championshipsWon: [{ name: "Cup", date: "2025-02-30" }] },
			"championshipsWon.0.date",
			"date_invalid",
		],
		["nobody's account", { userId: 999_999_999_999 }, "userId", "invalid"],
		["an address in the name", { nameEn: "www.karate.example" }, "nameEn", "name_address"],
	])("rejects an athlete with %s", async (_, wish, field, code) => {
		const answer = await create(wish as object);
		expectRefusal(answer, "invalid");
		expect(answer.body.fields).toEqual({ [field]: code });
	});

	test("replaces an athlete, and logs the changed fields without their values", async () => {
		const { body: before } = await create();
		const cookie = await superAdmin();
		const body = { nameEn: "Huda Other", currentBelt: "black-2", weight: 60, version: 1 };
		const { status, body: after } = await call("PUT", `/national-team/${before.id}`, {
			cookie,
			body,
		});
		expect(status).toBe(200);
		expect(after).toMatchObject({
			...body,
			version: 2,
			nameAr: null,
			contactInfo: null,
			championshipsWon: [],
		});
		expect([after.createdAt, after.bio]).toEqual([before.createdAt, null]);
		const [line] = (await auditOf("athlete", before.id)).filter(
			({ action }) => action === "updated",
		);
		expect(line.details).toEqual(
			expect.arrayContaining(["nameEn", "weight", "email", "championshipsWon"]),
		);
		expect(JSON.stringify(line.details)).not.toContain("huda@");
	});
});
