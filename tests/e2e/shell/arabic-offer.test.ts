import type { Page } from "playwright-core";
import { expectNoSeriousAxe } from "../axe.ts";
import { narrow, visit, wide } from "../browser.ts";
import { expectSoon } from "../expectSoon.ts";

const offerText = "هذا الموقع بالعربية أيضًا – العربية";
const offer = (page: Page) => page.locator("#arabic");
const isOffered = (page: Page) => offer(page).isVisible();

/** How far the page has moved its content so far, as Core Web Vitals count it. */
const shifts = (page: Page) =>
	page.evaluate(
		() =>
			new Promise<number>((done) => {
				new PerformanceObserver((list) => {
					const all = list.getEntries() as unknown as { value: number }[];
					done(all.reduce((sum, { value }) => sum + value, 0));
				}).observe({ type: "layout-shift", buffered: true });
				requestAnimationFrame(() => setTimeout(() => done(0)));
			}),
	);

/** A visitor who never chose a language, with a browser that asks for these. */
const newcomer = (languages: string[], width = wide) => ({
	width,
	undecided: true,
	options: { locale: languages[0], extraHTTPHeaders: { "accept-language": languages.join(",") } },
});

const ask = (page: Page, languages: string[]) =>
	page.addInitScript((all) => {
		Object.defineProperty(navigator, "languages", { get: () => all });
	}, languages);

test.each([wide, narrow])(
	"offers the Arabic site once to a browser that asks for Arabic, and moves nothing: %s",
	async (width) => {
		const languages = ["ar-KW", "en"];
		await visit(newcomer(languages, width), async (page) => {
			await ask(page, languages);
			await page.goto("/events");
			await offer(page).waitFor();
			await expectSoon(() => offer(page).locator("span").first().textContent(), offerText);
			const top = await offer(page).evaluate((line) => line.getBoundingClientRect().top);
			expect([top, await page.locator("html").getAttribute("lang")]).toEqual([0, "en"]);
			expect(await shifts(page)).toBeLessThan(0.01);
			await expectNoSeriousAxe(page);
			// It stays while the visitor looks around, in the application and on other pages.
			await page.locator(".event-card a").first().click();
			await page.locator("article.event-page").waitFor();
			expect(await isOffered(page)).toBe(true);
			await page.goto("/news?category=seminar");
			expect(await isOffered(page)).toBe(true);
			await offer(page).getByRole("button", { name: "إغلاق" }).click();
			await expectSoon(() => isOffered(page), false);
			await page.goto("/events");
			await page.locator("h1").first().waitFor();
			expect(await isOffered(page)).toBe(false);
		});
	},
);

test("leads to the same page in Arabic, and is not shown again", async () => {
	await visit(newcomer(["ar"]), async (page) => {
		await page.goto("/news?category=seminar");
		await offer(page).getByRole("link", { name: "العربية" }).click();
		await page.waitForURL(/lang=ar/);
		expect(new URL(page.url()).searchParams.get("category")).toBe("seminar");
		await expectSoon(() => page.locator("html").getAttribute("lang"), "ar");
		expect(await isOffered(page)).toBe(false);
		await page.goto("/events");
		expect([await isOffered(page), await page.locator("html").getAttribute("lang")]).toEqual([
			false,
			"ar",
		]);
	});
});

test("is not shown on a later visit", async () => {
	await visit(newcomer(["ar-KW"]), async (page) => {
		await page.goto("/");
		await offer(page).waitFor();
		const later = await page.context().newPage();
		await later.goto("/");
		await later.locator("h1").first().waitFor();
		expect(await isOffered(later)).toBe(false);
		await later.close();
	});
});

test.each([[["en-US", "ar"]], [["fr-FR"]], [["en"]]])(
	"is not shown to a browser that does not ask for Arabic first: %j",
	async (languages) => {
		await visit(newcomer(languages), async (page) => {
			await ask(page, languages);
			await page.goto("/");
			await page.locator("h1").first().waitFor();
			expect(await isOffered(page)).toBe(false);
		});
	},
);

test("goes when the visitor chooses a language", async () => {
	await visit(newcomer(["ar-KW"]), async (page) => {
		await page.goto("/");
		await offer(page).waitFor();
		await page
			.locator(".account")
			.getByRole("button", { name: /التبديل إلى العربية/ })
			.click();
		await expectSoon(() => isOffered(page), false);
	});
});
