import { call, eventually } from "../../../core/api.ts";
import { baseUrl } from "../../../core/env.ts";
import { createEventForTest, dateIn, eventForTest } from "../../../core/events.ts";
import { athleteForTest } from "../../../core/national-team.ts";
import { admin, superAdmin } from "../../../core/people.ts";
import { uniqueText } from "../../../core/unique.ts";
import { articleForTest } from "../../../domains/content/news.samples.ts";

const open = async (path: string, headers: Record<string, string> = {}) => {
	const response = await fetch(baseUrl + path, { headers });
	return { status: response.status, html: await response.text() };
};

// The demo federation is prepared once, for another address.
test.each(["/", "/about", "/events", "/sitemap.xml", "/robots.txt", "/en/news.atom"])(
	"%s names the address of this site only",
	async (path) => {
		const { html } = await open(path);
		expect(new Set(html.match(/http:\/\/localhost:\d+/g))).toEqual(new Set([baseUrl]));
	},
);

test("a newly published event never shows the 404 page, before or after its page is rendered", async () => {
	const event = await createEventForTest({ titleEn: uniqueText("Cup") });
	const statuses = new Set<number>();
	await eventually(async () => {
		const { status, html } = await open(`/events/${event.id}`);
		statuses.add(status);
		return html.includes(event.titleEn);
	}, "the page of the event");
	expect([...statuses]).toEqual([200]);
});

test("a page that is not prerendered serves the app shell in the reader's language, without indexing", async () => {
	const { status, html } = await open("/events/987654321", { cookie: "language=ar" });
	expect(status).toBe(200);
	expect(html).toContain('<html lang="ar" dir="rtl"');
	expect(html).toContain('<meta name="robots" content="noindex" />');
	expect(html).not.toContain('id="data"');
});

test.each(["/nowhere", "/events/0", "/events/7/nowhere", "/404", "/app"])(
	"%s is unknown and serves the 404 page, signed in or not",
	async (path) => {
		for (const cookie of ["", "session=none"]) {
			const { status, html } = await open(path, { cookie });
			expect([path, status]).toEqual([path, 404]);
			expect(html).toContain("404 Page Not Found");
		}
	},
);

test.each(["/news?category=seminar", "/events?type=camp", "/events?month=2026-12"])(
	"%s filters the list, so the app shell is served instead of the prerendered page",
	async (path) => {
		const { status, html } = await open(path);
		expect([status, html.includes('id="data" data-bare')]).toEqual([200, true]);
		expect((await open(path, { cookie: "session=x" })).html).not.toContain('id="data"');
	},
);

describe("the page of an article", () => {
	const publish = async (wish: Parameters<typeof articleForTest>[0] = {}) =>
		(await call("POST", "/news", { cookie: await admin(), body: articleForTest(wish) })).body;
	const rendered = (id: number, words: string, language = "en") =>
		eventually(async () => {
			const { html } = await open(`/news/${id}?lang=${language}`);
			return html.includes('id="data"') && html.includes(words) && html;
		}, `the page of article ${id}`);
	const contentOf = (html: string, tag: RegExp) => tag.exec(html)?.[1];

	test("an article is rendered in both languages, with metadata, preview picture, sitemap and feed entries", async () => {
		const titleEn = uniqueText('Gold & "silver"');
		const wish = {
			titleEn,
			titleAr: "ذهب وفضة",
			contentEn: `</script><b>x</b> ${"word ".repeat(200)}end.`,
		};
		const { id } = await publish(wish);
		const english = await rendered(id, "end.");
		const arabic = await rendered(id, "ذهب وفضة", "ar");
		expect(english).not.toContain("</script><b>x");
		const heads = { "": english, "?lang=ar": arabic };
		for (const [query, html] of Object.entries(heads)) {
			const canonical = contentOf(html, /<link rel="canonical" href="([^"]+)"/);
			expect(canonical).toBe(`${baseUrl}/news/${id}${query}`);
			expect(html).toContain(
				`<link rel="alternate" hreflang="ar" href="${baseUrl}/news/${id}?lang=ar"`,
			);
			expect(html).toContain(
				`<link rel="alternate" hreflang="x-default" href="${baseUrl}/news/${id}"`,
			);
			expect(html).toContain('<meta property="og:type" content="article"');
			const known = JSON.parse(
				contentOf(html, /<script type="application\/ld\+json">(.*?)<\/script>/) ?? "",
			);
			expect(known).toMatchObject({ "@type": "NewsArticle", mainEntityOfPage: canonical });
			const picture = contentOf(html, /<meta property="og:image" content="([^"]+)"/) ?? "";
			// The preview is drawn after the pages are stored.
			await eventually(
				async () => (await fetch(picture)).headers.get("content-type") === "image/jpeg",
				"its picture",
			);
		}
		expect(english).toContain(`<meta property="og:title" content="Gold &#38; &#34;silver&#34;`);
		const sitemap = (await open("/sitemap.xml")).html;
		for (const query of Object.keys(heads))
			expect(sitemap).toContain(`<loc>${baseUrl}/news/${id}${query}</loc>`);
		const feeds = await Promise.all(["en", "ar"].map((language) => open(`/${language}/news.atom`)));
		for (const { html } of feeds) expect(html).toContain(`${baseUrl}/news/${id}#`);
	});

	test("security.txt says where to report a weakness, and is valid for less than a year", async () => {
		const response = await fetch(`${baseUrl}/.well-known/security.txt`);
		expect([response.status, response.headers.get("content-type")]).toEqual([
			200,
			expect.stringContaining("text/plain"),
		]);
		const lines = (await response.text()).split("\n").filter(Boolean);
		const fields = Object.fromEntries(lines.map((line) => line.split(/: (.*)/)));
		expect(fields).toMatchObject({
			Contact: expect.stringMatching(/^mailto:\S+@\S+$/),
			"Preferred-Languages": "en, ar",
			Canonical: `${baseUrl}/.well-known/security.txt`,
		});
		const left = Date.parse(fields.Expires) - Date.now();
		const day = 24 * 60 * 60 * 1000;
		expect([left > 300 * day, left < 365 * day]).toEqual([true, true]);
	});

	test("an unpublished article loses its page, picture and list entries", async () => {
		const title = uniqueText("Taken");
		const { id } = await publish({ titleEn: title });
		const html = await rendered(id, title);
		const picture = contentOf(html, /<meta property="og:image" content="([^"]+)"/) ?? "";
		await call("PATCH", `/news/${id}`, { cookie: await admin(), body: { published: false } });
		await eventually(
			async () => !(await open(`/news/${id}`)).html.includes(title),
			"the page to go",
		);
		await eventually(async () => (await fetch(picture)).status === 404, "its picture to go");
		await eventually(async () => {
			const places = await Promise.all(
				["/", "/news", "/en/news.atom", "/sitemap.xml"].map((path) => open(path)),
			);
			return places.every(({ html }) => !html.includes(title) && !html.includes(`/news/${id}<`));
		}, "the lists without it");
	});
});

describe("the last change of what has a page", () => {
	/** Creates something and edits it; both as the API answers. */
	async function edited(path: string, body: object) {
		const cookie = await superAdmin();
		const { body: made } = await call("POST", path, { cookie, body });
		const edit = { ...body, version: made.version };
		const { status, body: after } = await call("PUT", `${path}/${made.id}`, { cookie, body: edit });
		expect(status).toBe(200);
		return { made, after };
	}
	const urlIn = (sitemap: string, address: string) =>
		sitemap.split("<url>").find((url) => url.startsWith(`<loc>${baseUrl}${address}</loc>`));

	test.each([
		["/news", "/news", articleForTest({ imageUrl: "/images/camp.jpg" })],
		["/events", "/events", eventForTest({ imageUrl: "/images/camp.jpg" })],
		["/player", "/national-team", athleteForTest({ photoUrl: "/images/camp.jpg" })],
	])("is in the sitemap, with the picture, for %s", async (page, path, body) => {
		const { made, after } = await edited(path, body);
		const url = await eventually(async () => {
			const found = urlIn((await open("/sitemap.xml")).html, `${page}/${made.id}`);
			return found?.includes(`<lastmod>${after.updatedAt}</lastmod>`) && found;
		}, "the last change in the sitemap");
		expect(url).toContain(`<image:loc>${baseUrl}/images/camp.jpg</image:loc>`);
	});

	test.each([
		["/news", articleForTest()],
		["/events", eventForTest({ eventDate: dateIn(1) })],
	])("is in the feed for %s", async (path, body) => {
		const { made, after } = await edited(path, body);
		await eventually(async () => {
			const entries = (await open(`/en${path}.atom`)).html.split("<entry>");
			const own = entries.find((entry) => entry.includes(`${path}/${made.id}#en<`));
			return own?.includes(`<updated>${after.updatedAt}</updated>`);
		}, "the last change in the feed");
	});
});

test("both addresses of the start page have one canonical URL", async () => {
	for (const path of ["/", "/home"]) {
		expect((await open(path)).html).toContain(`<link rel="canonical" href="${baseUrl}/"`);
	}
});
