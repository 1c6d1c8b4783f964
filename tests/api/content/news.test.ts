import { News } from "#functions/content/news/news.entity.ts";
import { expectRefusal } from "../../core/answers.ts";
import { call } from "../../core/api.ts";
import { auditOf } from "../../core/audit.ts";
import { admin, createPersonForTest } from "../../core/people.ts";
import { identities } from "../../core/routes.ts";
import { articleForTest } from "../../domains/content/news.samples.ts";

const create = async (
	wish: Parameters<typeof articleForTest>[0] = {},
	headers?: Record<string, string>,
) => call("POST", "/news", { cookie: await admin(), body: articleForTest(wish), headers });
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
		const { authorId: _, ...shown } = body;
		expect(await listed(body.id)).toEqual(shown);
		expect(await listed(body.id, author.cookie)).toEqual(body);
	});

	test("shows a draft to staff only", async () => {
		const { body } = await create({ published: false, titleEn: "Secret camp" });
		expect([body.published, body.publishedAt]).toEqual([false, null]);
		for (const [who, wish] of Object.entries(identities)) {
			const cookie = wish ? (await createPersonForTest(wish)).cookie : undefined;
			const seen = await listed(body.id, cookie);
			expect([who, seen?.titleEn]).toEqual([
				who,
				who === "admin" || who === "superAdmin" ? "Secret camp" : undefined,
			]);
		}
	});

	test("serves an article to everybody who may see it in the list", async () => {
		const { body: article } = await create();
		const { body: draft } = await create({ published: false });
		const cookie = await admin();
		const one = (id: number, cookie?: string) => call("GET", `/news/${id}`, { cookie });
		expect((await one(article.id)).body).toEqual(await listed(article.id));
		expect((await one(article.id, cookie)).body).toEqual(article);
		expect((await one(draft.id, cookie)).body).toEqual(draft);
		const member = await createPersonForTest();
		for (const reader of [undefined, member.cookie])
			expect((await one(draft.id, reader)).status).toBe(404);
		expect((await one(999_999_999)).status).toBe(404);
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
	});

	test("PATCH changes publication alone; a PUT that does not name it leaves it unchanged", async () => {
		const { body } = await create();
		const cookie = await admin();
		const patch = (published: unknown, version?: number) =>
			call("PATCH", `/news/${body.id}`, { cookie, body: { published, version } });
		expect(await patch(false, 1)).toMatchObject({
			status: 200,
			body: { published: false, version: 2 },
		});
		expect(await listed(body.id)).toBeUndefined();
		// A repeat changes nothing; an edit based on an outdated version is rejected.
		expect(await patch(false, 1)).toMatchObject({
			status: 200,
			body: { published: false, version: 2 },
		});
		expectRefusal(await patch(true, 1), "changed_meanwhile");
		expect(await patch("yes")).toMatchObject({
			status: 400,
			body: { fields: { published: "required" } },
		});
		expect((await patch(true)).body).toMatchObject({
			published: true,
			publishedAt: body.publishedAt,
		});
		const { published: _, ...rest } = articleForTest({ titleEn: "Summer camp" });
		const put = await call("PUT", `/news/${body.id}`, { cookie, body: rest });
		expect(put.body).toMatchObject({ published: true, titleEn: "Summer camp" });
		const actions = (await auditOf("news", body.id)).map(({ action }) => action);
		expect(actions).toEqual(["created", "unpublished", "published", "updated"]);
	});

	test("replaces an article, except its author and publication date", async () => {
		const { body } = await create({ imageUrl: "/images/camp.jpg" });
		const next = articleForTest({ titleEn: "Summer camp", category: "seminar", imageUrl: null });
		const answer = await call("PUT", `/news/${body.id}`, { cookie: await admin(), body: next });
		expect(answer.status).toBe(200);
		expect(answer.body).toEqual({ ...body, ...next, version: 2, updatedAt: expect.any(String) });
		const { authorId: _, ...shown } = answer.body;
		expect(await listed(body.id)).toEqual(shown);
		const { data } = await News.get({ id: body.id }).go();
		expect(data?.updatedAt && data.updatedAt > body.createdAt).toBe(true);
	});

	test("rejects an edit based on an outdated version", async () => {
		const { body: opened } = await create({ published: false });
		const cookie = await admin();
		const put = (titleEn: string, version?: number) =>
			call("PUT", `/news/${opened.id}`, {
				cookie,
				body: { ...articleForTest({ titleEn }), version },
			});
		const first = await put("First", opened.version);
		expect([first.status, first.body.version]).toEqual([200, opened.version + 1]);
		expectRefusal(await put("Second", opened.version), "changed_meanwhile");
		expect((await listed(opened.id)).titleEn).toBe("First");
		expect((await put("Second", first.body.version)).status).toBe(200);
		expect((await call("POST", `/news/${opened.id}/publish`, { cookie })).body.version).toBe(
			first.body.version + 1,
		);
		expect((await put("Whoever was there", undefined)).status).toBe(200);
		expect(await put("Odd", 0)).toMatchObject({
			status: 400,
			body: { fields: { version: "invalid" } },
		});
	});

	test("accepts only one of several edits of the same version", async () => {
		const { body } = await create();
		const cookie = await admin();
		const titles = ["One", "Two", "Three", "Four", "Five"];
		const answers = await Promise.all(
			titles.map((titleEn) =>
				call("PUT", `/news/${body.id}`, {
					cookie,
					body: { ...articleForTest({ titleEn }), version: body.version },
				}),
			),
		);
		expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
		const kept = titles[answers.findIndex(({ status }) => status === 200)];
		expect(await listed(body.id)).toMatchObject({ titleEn: kept, version: body.version + 1 });
	});

	test("hides an article from staff too once it is deleted", async () => {
		const { body } = await create();
		const cookie = await admin();
		expect(await call("DELETE", `/news/${body.id}`, { cookie })).toMatchObject({
			status: 204,
			body: "",
		});
		expect(await listed(body.id, cookie)).toBeUndefined();
		expectRefusal(await call("DELETE", `/news/${body.id}`, { cookie }), "not_found");
		expectRefusal(
			await call("PUT", `/news/${body.id}`, { cookie, body: articleForTest() }),
			"not_found",
		);
		expectRefusal(await call("POST", `/news/${body.id}/publish`, { cookie }), "not_found");
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

	test("lists the newest article first", async () => {
		const ids: number[] = [];
		for (const titleEn of ["First", "Second", "Third"])
			ids.push((await create({ titleEn })).body.id);
		const { body } = await call("GET", "/news");
		const order = body.map(({ id }: { id: number }) => id).filter((id: number) => ids.includes(id));
		expect(order).toEqual(ids.reverse());
		const days = body.map((item: { publishedAt: string }) => item.publishedAt);
		expect(days).toEqual([...days].sort().reverse());
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

describe("a repeated write", () => {
	test("one idempotency key creates one article, and repeats get the same response", async () => {
		const { cookie } = await createPersonForTest({ role: "admin" });
		const headers = { "idempotency-key": "article-1" };
		const post = (titleEn: string) =>
			call("POST", "/news", { cookie, body: articleForTest({ titleEn }), headers });
		const answers = await Promise.all(["One", "One", "One", "One", "One"].map(post));
		const ids = new Set(answers.map(({ body }) => body.id));
		expect([...answers.map(({ status }) => status)].sort()).toEqual([200, 200, 200, 200, 201]);
		expect(ids.size).toBe(1);
		expect((await post("One")).body).toEqual(answers[0].body);
		const { body } = await call("GET", "/news", { cookie });
		expect(
			body.filter(({ authorId }: { authorId: number }) => authorId === answers[0].body.authorId),
		).toHaveLength(1);
	});

	test("another author or another key creates another article", async () => {
		const headers = { "idempotency-key": "article-1" };
		const post = async () => {
			const { cookie } = await createPersonForTest({ role: "admin" });
			return call("POST", "/news", { cookie, body: articleForTest(), headers });
		};
		const [first, second, third] = [await post(), await post(), await create()];
		expect(new Set([first, second, third].map(({ body }) => body.id)).size).toBe(3);
	});

	test("a repeated update or deletion gets the first response", async () => {
		const { body } = await create();
		const cookie = await admin();
		const next = articleForTest({ titleEn: "Changed" });
		const put = () =>
			call("PUT", `/news/${body.id}`, {
				cookie,
				body: next,
				headers: { "idempotency-key": "put-1" },
			});
		const remove = () =>
			call("DELETE", `/news/${body.id}`, { cookie, headers: { "idempotency-key": "delete-1" } });
		const changed = await put();
		expect(await put()).toMatchObject({ status: 200, body: changed.body });
		expect([(await remove()).status, (await remove()).status]).toEqual([204, 204]);
		expect((await auditOf("news", body.id)).map(({ action }) => action)).toEqual([
			"created",
			"updated",
			"deleted",
		]);
	});

	test("the same key used for another article is a separate write", async () => {
		const [one, two] = [(await create()).body, (await create()).body];
		const cookie = await admin();
		const put = (id: number, titleEn: string) => {
			const headers = { "idempotency-key": "put-1" };
			return call("PUT", `/news/${id}`, { cookie, headers, body: articleForTest({ titleEn }) });
		};
		await put(one.id, "Changed one");
		expect((await put(two.id, "Changed two")).body).toMatchObject({
			id: two.id,
			titleEn: "Changed two",
		});
		expect((await listed(two.id)).titleEn).toBe("Changed two");
	});
});
