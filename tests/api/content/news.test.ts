import { News } from "#functions/content/news/news.entity.ts";
import { expectRefusal } from "../../core/answers.ts";
import { call } from "../../core/api.ts";
import { auditOf } from "../../core/audit.ts";
import { admin, createPersonForTest } from "../../core/people.ts";
import { articleForTest } from "../../domains/content/news.samples.ts";

const create = async (wish: Parameters<typeof articleForTest>[0] = {}) =>
	call("POST", "/news", { cookie: await admin(), body: articleForTest(wish) });
const listed = async (id: number, cookie?: string) => {
	const { status, body } = await call("GET", "/news", { cookie });
	expect(status).toBe(200);
	return body.find((item: { id: number }) => item.id === id);
};

describe("news", () => {
	test("shows an article to everybody once it is published", async () => {
		const author = await createPersonForTest({ role: "admin" });
		const { status, body } = await call("POST", "/news", {
			cookie: author.cookie,
			body: articleForTest(),
		});
		expect(status).toBe(201);
		expect(body).toEqual({
			...articleForTest(),
			id: expect.any(Number),
			imageUrl: null,
			publishedAt: body.createdAt,
			createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
			updatedAt: body.createdAt,
			authorId: author.id,
			version: 1,
		});
		const { authorId: _, ...visible } = body;
		expect(await listed(body.id)).toEqual(visible);
		expect((await call("GET", `/news/${body.id}`)).body).toEqual(visible);
		expect(await listed(body.id, author.cookie)).toEqual(body);
	});

	test("publishes an article once for repeated requests", async () => {
		const { body: draft } = await create({ published: false });
		const cookie = await admin();
		const publish = () => call("POST", `/news/${draft.id}/publish`, { cookie });
		const first = await publish();
		const again = await publish();
		expect([first.status, first.body.published]).toEqual([200, true]);
		expect([again.status, again.body]).toEqual([200, first.body]);
		expect((await auditOf("news", draft.id)).map(({ action }) => action)).toEqual([
			"created",
			"published",
		]);
		expect((await listed(draft.id)).publishedAt).toBe(first.body.publishedAt);
		await call("DELETE", `/news/${draft.id}`, { cookie });
		expectRefusal(await publish(), "not_found");
	});

	test("returns an article to draft, and keeps its first publication date", async () => {
		const { body } = await create();
		const cookie = await admin();
		const put = (published: boolean) =>
			call("PUT", `/news/${body.id}`, { cookie, body: articleForTest({ published }) });
		expect((await put(false)).body).toMatchObject({
			published: false,
			publishedAt: body.publishedAt,
		});
		expect(await listed(body.id)).toBeUndefined();
		expect((await put(true)).body.publishedAt).toBe(body.publishedAt);
		for (const published of [false, true]) {
			const patch = { cookie, body: { published } };
			const { body: patched } = await call("PATCH", `/news/${body.id}`, patch);
			expect(patched).toMatchObject({ published, publishedAt: body.publishedAt });
		}
	});

	test("replaces an article, except its author and publication date", async () => {
		const { body } = await create({ imageUrl: "/images/camp.jpg" });
		const next = articleForTest({ titleEn: "Summer camp", category: "seminar", imageUrl: null });
		const answer = await call("PUT", `/news/${body.id}`, { cookie: await admin(), body: next });
		expect(answer.status).toBe(200);
		expect(answer.body).toEqual({ ...body, ...next, version: 2, updatedAt: expect.any(String) });
		const { authorId: _, ...visible } = answer.body;
		expect(await listed(body.id)).toEqual(visible);
		const { data } = await News.get({ id: body.id }).go();
		expect(data?.updatedAt && data.updatedAt > body.createdAt).toBe(true);
	});

	test("stores a draft in one language, and publishes it only with both", async () => {
		const half = { titleAr: "", contentEn: "", published: false };
		const { status, body } = await create(half);
		expect([status, body.titleAr, body.contentEn]).toEqual([201, "", ""]);
		const cookie = await admin();
		const refused = {
			code: "language_missing",
			fields: { titleAr: "required", contentEn: "required" },
		};
		for (const publish of [
			call("POST", `/news/${body.id}/publish`, { cookie }),
			call("PATCH", `/news/${body.id}`, { cookie, body: { published: true } }),
		])
			expect(await publish).toMatchObject({ status: 409, body: refused });
		const put = (wish: object) =>
			call("PUT", `/news/${body.id}`, { cookie, body: articleForTest(wish) });
		expect(await put({ ...half, published: true })).toMatchObject({
			status: 400,
			body: { fields: refused.fields },
		});
		expect((await put({})).body).toMatchObject({ published: true });
		// A published article needs both languages, also if the call does not name `published`.
		const { published: _, ...rest } = half;
		expect(await put({ ...rest, published: undefined })).toMatchObject({
			status: 409,
			body: refused,
		});
		expect(await put({ ...half, titleEn: " " })).toMatchObject({
			status: 400,
			body: { fields: { titleEn: "required", titleAr: "required" } },
		});
	});

	test("lists articles by category, page by page", async () => {
		const cookie = await admin();
		const made = await Promise.all(
			["One", "Two", "Three"].map(
				async (titleEn) => (await create({ titleEn, category: "promotion" })).body.id,
			),
		);
		const { body: other } = await create({ category: "seminar" });
		const { body: draft } = await create({ category: "promotion", published: false });
		const ids: number[] = [];
		for (let cursor: string | null = ""; cursor !== null && ids.length < 200; ) {
			const at = cursor && `&cursor=${cursor}`;
			const { body, headers } = await call(
				"GET",
				`/news?category=promotion&published=true&limit=2${at}`,
				{ cookie },
			);
			expect(body.every(({ category }: { category: string }) => category === "promotion")).toBe(
				true,
			);
			ids.push(...body.map(({ id }: { id: number }) => id));
			cursor = headers.get("x-next-cursor");
		}
		expect(ids).toEqual(expect.arrayContaining(made));
		expect(new Set(ids).size).toBe(ids.length);
		for (const { id } of [other, draft]) expect(ids).not.toContain(id);
		const all = await call("GET", "/news?category=promotion", { cookie });
		expect(all.body.map(({ id }: { id: number }) => id)).toContain(draft.id);
		expectRefusal(await call("GET", "/news?category=gossip"), "invalid");
	});

	test("lists a full page of published articles to staff even if the latest articles are drafts", async () => {
		for (let count = 0; count < 3; count++) await create();
		for (let count = 0; count < 3; count++) await create({ published: false });
		const latest = (cookie?: string) => call("GET", "/news?published=true&limit=3", { cookie });
		const { body } = await latest(await admin());
		expect(body).toHaveLength(3);
		expect(body.every(({ published }: { published: boolean }) => published)).toBe(true);
	});

	test.each([
		[{ titleEn: "" }, { titleEn: "required" }],
		[{ titleAr: "   " }, { titleAr: "required" }],
		[{ contentEn: null }, { contentEn: "required" }],
		[{ contentAr: 7 }, { contentAr: "invalid" }],
		[{ category: "gossip" }, { category: "invalid" }],
		[{ imageUrl: "javascript:alert(1)" }, { imageUrl: "url_invalid" }],
		[{ imageUrl: "http://pictures.example/camp.jpg" }, { imageUrl: "url_invalid" }],
		[{ imageUrl: "//evil.example/camp.jpg" }, { imageUrl: "url_invalid" }],
		[{ imageUrl: "/\\evil.example/camp.jpg" }, { imageUrl: "url_invalid" }],
		[{ imageUrl: "/\t/evil.example/camp.jpg" }, { imageUrl: "url_invalid" }],
		[{ imageUrl: "data:text/html,x" }, { imageUrl: "url_invalid" }],
		[{ imageUrl: "https://pictures.example/camp.jpg" }, { imageUrl: "picture_elsewhere" }],
		[{ published: "yes" }, { published: "invalid" }],
		[
			{ titleEn: "x", titleAr: "", contentAr: "" },
			{ titleAr: "required", contentAr: "required" },
		],
	])("rejects an article with %j", async (wrong, fields) => {
		const answer = await call("POST", "/news", {
			cookie: await admin(),
			body: { ...articleForTest(), ...wrong },
		});
		expectRefusal(answer, "invalid");
		expect(answer.body.fields).toEqual(fields);
	});

	test("accepts 20,000 characters in every script, and not one more", async () => {
		for (const letter of ["x", "ا", "空", "🥋".slice(0, 2)]) {
			const longest = letter.repeat(20_000 / letter.length);
			const { status, body } = await create({ contentEn: longest, contentAr: longest });
			expect([letter, status, body.contentAr]).toEqual([letter, 201, longest]);
		}
		const answer = await create({ contentEn: "x".repeat(20_001) });
		expect(answer).toMatchObject({ status: 400, body: { fields: { contentEn: "too_long" } } });
	});
});
