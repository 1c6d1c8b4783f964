import { JudgesExtensions } from "#functions/content/officials/judges-extension.entity.ts";
import { Officials } from "#functions/content/officials/official.entity.ts";
import { judgingLevels } from "#shared/content/officials/officials.schema.ts";
import { expectRefusal } from "../../core/answers.ts";
import { call } from "../../core/api.ts";
import { auditOf } from "../../core/audit.ts";
import { officialForTest } from "../../core/officials.ts";
import { createPersonForTest, superAdmin } from "../../core/people.ts";
import { identities } from "../../core/routes.ts";

const create = async (wish: Parameters<typeof officialForTest>[0] = {}) =>
	call("POST", "/officials", { cookie: await superAdmin(), body: officialForTest(wish) });

describe("officials", () => {
	test("shows a new official to everybody", async () => {
		const { status, body } = await create();
		expect(status).toBe(201);
		expect(body).toEqual({
			...officialForTest(),
			id: expect.any(Number),
			judgingLevel: null,
			version: 1,
		});
		expect((await call("GET", `/officials/${body.id}`)).body).toEqual(body);
	});

	test("shows the judging level of an inactive official to super-admins only", async () => {
		const { body } = await create({ isActive: false });
		for (const [who, wish] of Object.entries(identities)) {
			const cookie = wish ? (await createPersonForTest(wish)).cookie : undefined;
			const { status } = await call("GET", `/officials/${body.id}/judging`, { cookie });
			expect([who, status]).toEqual([who, who === "superAdmin" ? 200 : 404]);
		}
	});

	test.each([
		[undefined, 1],
		["", 1],
		["first", 1],
		[null, 1],
		["12", 12],
		["١٢", 12],
		[0, 0],
	])("an official stores the sort order %j as %d", async (sortOrder, stored) => {
		expect((await create({ sortOrder: sortOrder as never })).body.sortOrder).toBe(stored);
	});

	test("replacing an official keeps isActive if the body omits it", async () => {
		const { body } = await create({
			isActive: false,
			photoUrl: "/images/khalid.jpg",
		});
		const cookie = await superAdmin();
		const {
			isActive: _,
			photoUrl: __,
			...rest
		} = officialForTest({ nameEn: "Khalid", messageAr: "" });
		const put = (more: object) =>
			call("PUT", `/officials/${body.id}`, { cookie, body: { ...rest, ...more } });
		expect(await put({})).toMatchObject({
			status: 200,
			body: { ...rest, isActive: false, photoUrl: null, messageAr: "", version: 2 },
		});
		expect((await put({ isActive: true })).body).toMatchObject({ isActive: true, version: 3 });
		const { data } = await Officials.get({ id: body.id }).go();
		expect(data).toMatchObject({ nameEn: "Khalid", version: 3 });
	});

	test("deletes an official together with the judging level", async () => {
		const { body } = await create();
		const cookie = await superAdmin();
		const judging = { judgingLevel: "Corner Judge A" };
		expect(
			(await call("PUT", `/officials/${body.id}/judging`, { cookie, body: judging })).status,
		).toBe(200);
		expect((await call("DELETE", `/officials/${body.id}`, { cookie })).status).toBe(204);
		expect((await JudgesExtensions.get({ officialId: body.id }).go()).data).toBeNull();
		expectRefusal(
			await call("PUT", `/officials/${body.id}/judging`, { cookie, body: judging }),
			"not_found",
		);
		expect((await auditOf("official", body.id)).map(({ action }) => action)).toEqual([
			"created",
			"judging_changed",
			"deleted",
		]);
	});

	test.each([
		[{ nameEn: "" }, { nameEn: "required" }],
		[{ positionAr: " " }, { positionAr: "required" }],
		[{ messageEn: "x".repeat(1001) }, { messageEn: "too_long" }],
		[{ photoUrl: "javascript:alert(1)" }, { photoUrl: "url_invalid" }],
		[{ photoUrl: "https://pictures.example/k.jpg" }, { photoUrl: "picture_elsewhere" }],
		[{ sortOrder: -1 }, { sortOrder: "too_small" }],
		[{ sortOrder: 100_001 }, { sortOrder: "too_big" }],
		[{ isActive: "yes" }, { isActive: "invalid" }],
	])("rejects an official with %j", async (wrong, fields) => {
		const answer = await call("POST", "/officials", {
			cookie: await superAdmin(),
			body: { ...officialForTest(), ...wrong },
		});
		expectRefusal(answer, "invalid");
		expect(answer.body.fields).toEqual(fields);
	});
});

describe("judging level of an official", () => {
	test("a judging level is empty at first, then appears publicly with the official", async () => {
		const { body: official } = await create();
		const path = `/officials/${official.id}/judging`;
		const cookie = await superAdmin();
		const none = {
			officialId: official.id,
			judgingLevel: null,
			certificationDate: null,
			isActive: false,
			version: 0,
		};
		expect((await call("GET", path)).body).toEqual(none);
		for (const [before, judgingLevel] of judgingLevels.entries()) {
			const body = { judgingLevel, certificationDate: "2024-05-09", version: before || undefined };
			const saved = await call("PUT", path, { cookie, body });
			expect(saved).toMatchObject({
				status: 200,
				body: { ...body, isActive: true, version: before + 1 },
			});
			expect((await call("GET", path)).body).toEqual(saved.body);
			expect((await call("GET", `/officials/${official.id}`)).body.judgingLevel).toBe(judgingLevel);
		}
		expectRefusal(
			await call("PUT", path, { cookie, body: { judgingLevel: null, version: 1 } }),
			"changed_meanwhile",
		);
	});

	test("an ended judging level stays visible to super-admins, and an empty one removes it", async () => {
		const { body: official } = await create();
		const path = `/officials/${official.id}/judging`;
		const cookie = await superAdmin();
		const put = (body: object) => call("PUT", path, { cookie, body });
		const level = { judgingLevel: "Central Referee A" };
		expect((await put({ ...level, isActive: false })).body).toMatchObject({
			...level,
			isActive: false,
		});
		expect((await call("GET", path)).body).toMatchObject({ judgingLevel: null, version: 0 });
		expect((await call("GET", path, { cookie })).body).toMatchObject({ ...level, version: 1 });
		expect(
			(await call("GET", `/officials/${official.id}`, { cookie })).body.judgingLevel,
		).toBeNull();
		expect((await put({ judgingLevel: "", certificationDate: "" })).body).toMatchObject({
			judgingLevel: null,
			certificationDate: null,
		});
	});

	test("simultaneous requests create a judging level at most once", async () => {
		const { body: official } = await create();
		const cookie = await superAdmin();
		const answers = await Promise.all(
			["Corner Judge A", "Corner Judge B", "Corner Judge C"].map((judgingLevel) =>
				call("PUT", `/officials/${official.id}/judging`, { cookie, body: { judgingLevel } }),
			),
		);
		for (const answer of answers.filter(({ status }) => status !== 200))
			expect([409, 503]).toContain(answer.status);
		expect(answers.some(({ status }) => status === 200)).toBe(true);
	});

	test.each([
		[{ judgingLevel: "Central Referee D" }, { judgingLevel: "invalid" }],
		[
			{ judgingLevel: "Corner Judge A", certificationDate: "yesterday" },
			{ certificationDate: "date_invalid" },
		],
		[{ judgingLevel: 7 }, { judgingLevel: "invalid" }],
	])("rejects a judging level with %j", async (body, fields) => {
		const { body: official } = await create();
		const answer = await call("PUT", `/officials/${official.id}/judging`, {
			cookie: await superAdmin(),
			body,
		});
		expectRefusal(answer, "invalid");
		expect(answer.body.fields).toEqual(fields);
	});
});
