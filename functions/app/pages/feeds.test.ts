import { JSDOM } from "jsdom";
import { locales } from "#shared/core/locales.ts";
import type { PageData } from "#shared/pages.ts";
import { toSitemap } from "./sitemap.ts";

process.env.TABLE_NAME = "none";
process.env.SITE_URL = "http://localhost:3000";
const { toAtom } = await import("./feeds.ts");

const { DOMParser } = new JSDOM().window;
const siteUrl = "https://karate.example";

/** Parses XML; fails the test if it is not well formed. */
function parsed(xml: string): Document {
	const document = new DOMParser().parseFromString(xml, "application/xml");
	expect(document.querySelector("parsererror")?.textContent).toBeUndefined();
	return document;
}

const wicked = `<b>&"'\u0000\u000b]]>\ud800`;
const data = {
	latestNews: {
		rows: [
			{
				id: 4,
				titleEn: wicked,
				titleAr: "خبر",
				contentEn: wicked,
				contentAr: "نص\n\nطويل",
				publishedAt: "2026-11-18T08:00:00.000Z",
				createdAt: "2026-11-17T08:00:00.000Z",
				updatedAt: "2026-11-19T08:00:00.000Z",
			},
			{
				id: 3,
				titleEn: "Old",
				titleAr: "قديم",
				contentEn: "x",
				contentAr: "x",
				publishedAt: "2026-10-18T08:00:00.000Z",
				createdAt: "2026-10-17T08:00:00.000Z",
				updatedAt: "2026-10-17T08:00:00.000Z",
			},
		],
	},
	upcoming: {
		rows: [
			{
				id: 7,
				titleEn: "Cup",
				titleAr: "كأس",
				descriptionEn: "",
				descriptionAr: "",
				updatedAt: "2026-11-01T08:00:00.000Z",
			},
		],
	},
} as unknown as PageData;

describe("Atom feed", () => {
	test.each(locales)("includes the elements that Atom requires of a feed, in %s", (locale) => {
		for (const name of ["news", "events"] as const) {
			const feed = parsed(toAtom(name, locale, siteUrl, data)).documentElement;
			expect(feed.getAttribute("xml:lang")).toBe(locale);
			for (const part of ["id", "title", "updated", "author > name"]) {
				expect(feed.querySelector(`feed > ${part}`)?.textContent).toBeTruthy();
			}
			expect(feed.querySelector('feed > link[rel="self"]')?.getAttribute("href")).toBe(
				`${siteUrl}/${locale}/${name}.atom`,
			);
			for (const entry of feed.querySelectorAll("entry")) {
				for (const part of ["id", "title", "updated", "link"])
					expect(entry.querySelectorAll(part)).toHaveLength(1);
			}
			const ids = [...feed.querySelectorAll("id")].map((id) => id.textContent);
			expect(new Set(ids).size).toBe(ids.length);
		}
	});

	test("gives an article in the feed its last change, localized link and escaped text", () => {
		const feed = parsed(toAtom("news", "ar", siteUrl, data));
		const [first, second] = feed.querySelectorAll("entry");
		expect(first.querySelector("updated")?.textContent).toBe("2026-11-19T08:00:00.000Z");
		expect(second.querySelector("updated")?.textContent).toBe("2026-10-18T08:00:00.000Z");
		expect(first.querySelector("link")?.getAttribute("href")).toBe(`${siteUrl}/news/4?lang=ar`);
		expect(first.querySelector("summary")?.textContent).toBe("نص طويل");
		expect(
			parsed(toAtom("news", "en", siteUrl, data)).querySelector("entry > title")?.textContent,
		).toContain("<b>&");
	});
});

test("lists each page in the sitemap once per language, with last change and pictures", () => {
	const known = {
		news: [{ id: 4, updatedAt: "2026-11-19T08:00:00.000Z", imageUrl: "/images/a.webp?x=1&y=2" }],
		events: [{ id: 7, updatedAt: "2026-11-01T08:00:00.000Z", imageUrl: null }],
	};
	const urls = [...parsed(toSitemap(siteUrl, known)).querySelectorAll("url")];
	const entry = (address: string) =>
		urls.filter((url) => url.querySelector("loc")?.textContent === siteUrl + address);
	for (const address of [
		"/",
		"/?lang=ar",
		"/news",
		"/news/4",
		"/news/4?lang=ar",
		"/events/7?lang=ar",
	]) {
		expect([address, entry(address).length]).toEqual([address, 1]);
	}
	const [article] = entry("/news/4?lang=ar");
	expect(article.querySelector("lastmod")?.textContent).toBe("2026-11-19T08:00:00.000Z");
	expect(article.getElementsByTagName("image:loc")[0].textContent).toBe(
		`${siteUrl}/images/a.webp?x=1&y=2`,
	);
	const alternates = [...article.getElementsByTagName("xhtml:link")].map((link) => [
		link.getAttribute("hreflang"),
		link.getAttribute("href"),
	]);
	expect(alternates).toEqual([
		["en", `${siteUrl}/news/4`],
		["ar", `${siteUrl}/news/4?lang=ar`],
		["x-default", `${siteUrl}/news/4`],
	]);
	expect(entry("/events/7")[0].getElementsByTagName("image:loc")).toHaveLength(0);
});
