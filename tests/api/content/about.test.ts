import { AboutSections } from "#functions/content/about/about-section.entity.ts";
import { bytesOf } from "#shared/core/http/page.ts";
import { aboutSectionForTest } from "../../core/about.ts";
import { expectRefusal } from "../../core/answers.ts";
import { call } from "../../core/api.ts";
import { superAdmin } from "../../core/people.ts";

const create = async (wish: object = {}) =>
	call("POST", "/about", {
		cookie: await superAdmin(),
		body: { ...aboutSectionForTest(), ...wish },
	});

async function pages(limit: string) {
	const found: { id: number; sortOrder: number }[][] = [];
	let cursor = "";
	for (;;) {
		const { status, body, headers } = await call("GET", `/about?limit=${limit}${cursor}`);
		expect(status).toBe(200);
		expect(bytesOf(body)).toBeLessThan(250_000);
		found.push(body);
		const next = headers.get("x-next-cursor");
		if (!next) return found;
		cursor = `&cursor=${next}`;
	}
}
const listed = async () => (await pages("30")).flat();

describe("about-page sections", () => {
	test("creates a section whose text everybody reads under both field names", async () => {
		const { status, body } = await create();
		expect(status).toBe(201);
		const { bodyEnMd, bodyArMd } = aboutSectionForTest();
		const contents = { contentEn: bodyEnMd, contentAr: bodyArMd };
		expect(body).toEqual({
			...aboutSectionForTest(),
			...contents,
			id: expect.any(Number),
			version: 1,
		});
		expect((await listed()).find(({ id }) => id === body.id)).toEqual(body);
		expect((await call("GET", `/about/${body.id}`)).body).toEqual(body);
	});

	test.each([
		[
			{ bodyEnMd: undefined, bodyArMd: undefined, contentEn: "One", contentAr: "واحد" },
			["One", "واحد"],
		],
		[{ bodyEnMd: "Two", contentEn: "One", bodyArMd: undefined }, ["Two", ""]],
		[{ bodyEnMd: "", contentEn: "One", bodyArMd: "" }, ["", ""]],
	])("stores the Markdown text sent as %j", async (wish, [en, ar]) => {
		const { body } = await create(wish);
		expect(body).toMatchObject({ bodyEnMd: en, contentEn: en, bodyArMd: ar, contentAr: ar });
		const { data } = await AboutSections.get({ id: body.id }).go();
		expect(data).not.toHaveProperty("contentEn");
	});

	test.each([
		[undefined, 0],
		["last", 0],
		["7", 7],
		["٧", 7],
	])("stores the sort order %j as %d", async (sortOrder, stored) => {
		expect((await create({ sortOrder })).body.sortOrder).toBe(stored);
	});

	test("refuses pictures of other sites in the text of a section", async () => {
		const own = "![Hall](/images/p/01m81bhzns8p20k8bjt8ry64sk.webp#1600x900-c9b28a)";
		const stored = await create({ bodyEnMd: `Our hall: ${own}` });
		expect([stored.status, stored.body.bodyEnMd]).toEqual([201, `Our hall: ${own}`]);
		const refused = await create({ bodyArMd: "![قاعة](https://a.example/x.png)" });
		expectRefusal(refused, "invalid");
		expect(refused.body.fields).toEqual({ bodyArMd: "picture_elsewhere" });
	});

	test("splits long sections into as many pages as the response size needs", async () => {
		const longest = {
			bodyEnMd: "x".repeat(20_000),
			bodyArMd: "ا".repeat(20_000),
			sortOrder: 99_000,
		};
		const ids: number[] = [];
		for (let count = 0; count < 3; count++) ids.push((await create(longest)).body.id);
		const found = await pages("30");
		expect(found.length).toBeGreaterThan(1);
		expect(found.flat().filter(({ id }) => ids.includes(id))).toHaveLength(3);
		const cookie = await superAdmin();
		for (const id of ids)
			expect((await call("DELETE", `/about/${id}`, { cookie })).status).toBe(204);
	});

	test.each([
		[{ titleEn: "" }, { titleEn: "required" }],
		[{ titleAr: null }, { titleAr: "required" }],
		[{ bodyEnMd: "x".repeat(20_001) }, { bodyEnMd: "too_long" }],
		[{ contentAr: 7 }, { contentAr: "invalid" }],
		[{ photoUrl: "data:text/html,x" }, { photoUrl: "url_invalid" }],
		[{ photoUrl: "https://pictures.example/hall.jpg" }, { photoUrl: "picture_elsewhere" }],
		[{ sortOrder: -1 }, { sortOrder: "too_small" }],
	])("rejects a section with %j", async (wrong, fields) => {
		const answer = await create(wrong);
		expectRefusal(answer, "invalid");
		expect(answer.body.fields).toEqual(fields);
	});
});
