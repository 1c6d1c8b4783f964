import type { Locator, Page } from "playwright-core";
import { locales } from "#shared/core/locales.ts";
import { newsMessages } from "#web/content/news/news.messages.ts";
import { call, eventually } from "../../core/api.ts";
import { baseUrl } from "../../core/env.ts";
import { createPersonForTest } from "../../core/people.ts";
import { uniqueArabicText, uniqueText } from "../../core/unique.ts";
import { articleForTest } from "../../domains/content/news.samples.ts";
import { narrow, visit, wide } from "../browser.ts";
import { expectSoon } from "../expectSoon.ts";

/** Records, from the start of each document, which of these selectors ever matched. */
const watchFor = (page: Page, selectors: string[]) =>
	page.addInitScript((watched) => {
		const seen = new Set<string>();
		const look = () => {
			for (const selector of watched) if (document.querySelector(selector)) seen.add(selector);
		};
		new MutationObserver(look).observe(document, { subtree: true, childList: true });
		Object.assign(window, { seenSoFar: () => [...seen] });
	}, selectors);

const seenSoFar = (page: Page) =>
	page.evaluate(() => (window as unknown as { seenSoFar: () => string[] }).seenSoFar());

test("a signed-in person never sees the visitors' page, not even for a moment", async () => {
	const { cookie } = await createPersonForTest();
	await visit({ session: cookie }, async (page) => {
		await watchFor(page, [".hero", "#join", ".dashboard", ".loading"]);
		await page.goto("/");
		await page.locator(".dashboard").waitFor();
		expect((await seenSoFar(page)).sort()).toEqual([".dashboard", ".loading"]);
		await page.reload();
		await page.locator(".dashboard").waitFor();
		expect((await seenSoFar(page)).sort()).toEqual([".dashboard", ".loading"]);
	});
});

test("a visitor never sees 'Loading...'", async () => {
	await visit({}, async (page) => {
		await watchFor(page, [".hero", ".loading", ".skeleton"]);
		await page.goto("/");
		// The page is hydrated once it reacts to a click.
		await page.getByRole("button", { name: "التبديل إلى العربية" }).click();
		await page.locator('html[lang="ar"]').waitFor();
		expect(await seenSoFar(page)).toEqual([".hero"]);
	});
});

test("an ended session leads to the visitors' page", async () => {
	const { cookie } = await createPersonForTest();
	await call("GET", "/logout", { cookie });
	await visit({ session: cookie, expected: /status of 401 .*auth\/user/ }, async (page) => {
		await page.goto("/");
		await page.getByRole("heading", { name: "Welcome to the dojo" }).waitFor();
		await page.getByRole("banner").getByRole("link", { name: "Sign In" }).waitFor();
	});
});

const lines = (card: Locator) =>
	card.locator(".content").evaluate((element) => ({
		lines: Math.round(
			element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight),
		),
		cut: element.scrollHeight > element.clientHeight + 1,
	}));

test.each([
	["en", wide],
	["ar", narrow],
] as const)(
	'news are cut after three lines until "read more" is pressed: %s at %d',
	async (language, width) => {
		const text = newsMessages[language];
		const { cookie } = await createPersonForTest({ role: "admin" });
		const titles = { titleEn: uniqueText("A new hall"), titleAr: uniqueArabicText("صالة جديدة") };
		const title = language === "ar" ? titles.titleAr : titles.titleEn;
		const long = {
			contentEn: "It opens on Sunday. ".repeat(40),
			contentAr: "تُفتتح يوم الأحد. ".repeat(40),
		};
		await call("POST", "/news", { cookie, body: articleForTest({ ...titles, ...long }) });
		const rendered = async () =>
			(await fetch(baseUrl, { headers: { cookie: `language=${language}` } })).text();
		await eventually(
			async () => (await rendered()).includes(title),
			"the article on the rendered page",
		);
		await visit({ language, width }, async (page) => {
			await page.goto("/");
			const cards = page.locator("article.news-card");
			await expectSoon(() => cards.count(), 3);
			const card = cards.filter({ hasText: title });
			expect(await lines(card)).toEqual({ lines: 3, cut: true });
			await card.getByText(text["news.readMore"], { exact: true }).click();
			await card.getByText(text["news.readLess"], { exact: true }).waitFor();
			const whole = await lines(card);
			expect(whole.cut).toBe(false);
			expect(whole.lines).toBeGreaterThan(3);
			await card.getByText(text["news.readLess"], { exact: true }).click();
			await card.getByText(text["news.readMore"], { exact: true }).waitFor();
			expect(await lines(card)).toEqual({ lines: 3, cut: true });
		});
	},
);

test("the prerendered home page shows published news and no drafts", async () => {
	const { cookie } = await createPersonForTest({ role: "admin" });
	const titles = { en: uniqueText("A new hall"), ar: uniqueArabicText("صالة جديدة") };
	const article = {
		titleEn: titles.en,
		titleAr: titles.ar,
		contentEn: "It opens.",
		contentAr: "تُفتتح قريبًا.",
	};
	const page = async (language: string) =>
		(await fetch(baseUrl, { headers: { cookie: `language=${language}` } })).text();
	const draft = await call("POST", "/news", { cookie, body: article });
	expect(draft.status).toBe(201);
	expect(await page("en")).not.toContain(titles.en);
	expect((await call("POST", `/news/${draft.body.id}/publish`, { cookie })).status).toBe(200);
	for (const language of locales) {
		const html = await eventually(async () => {
			const text = await page(language);
			return text.includes(titles[language]) && text;
		}, `the article in ${language}`);
		expect(html).toContain(`<html lang="${language}"`);
	}
	expect((await call("DELETE", `/news/${draft.body.id}`, { cookie })).status).toBe(204);
	await eventually(async () => !(await page("ar")).includes(titles.ar), "the article to be gone");
});
