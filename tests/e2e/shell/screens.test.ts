import type { Page } from "playwright-core";
import { direction, type Locale, locales } from "#shared/core/locales.ts";
import { sized } from "../../core/size.ts";
import { expectNoSeriousAxe } from "../axe.ts";
import { expectLanguage, heightFor, narrow, type View, views, visit, wide } from "../browser.ts";
import { foreignTexts } from "./foreign.ts";
import { type Screen, screens } from "./screens.ts";

const name: Record<Locale, string> = { en: "Kyokushin Karate Kuwait", ar: "كيوكوشن كاراتيه الكويت" };

type Seen = { at: number; lang: string; dir: string };

/** Notes language and direction of the document, and each change of them, from its first moment on. */
const noteLanguage = (page: Page) =>
	page.addInitScript(() => {
		const seen: Seen[] = [];
		const note = () => {
			const { lang, dir } = document.documentElement ?? {};
			if (lang) seen.push({ at: performance.now(), lang, dir });
		};
		new MutationObserver(note).observe(document, { subtree: true, childList: true, attributeFilter: ["lang", "dir"] });
		Object.assign(window, { seen });
	});

/** Language and direction at the moment of the first paint. */
const atFirstPaint = (page: Page) =>
	page.evaluate(() => {
		const painted = performance.getEntriesByName("first-paint")[0]?.startTime;
		const { seen } = window as unknown as { seen: Seen[] };
		const last = seen.findLast(({ at }) => at <= painted);
		return last && { lang: last.lang, dir: last.dir };
	});

async function see(page: Page, { path, status = 200, open }: Screen, language: Locale) {
	await noteLanguage(page);
	const response = await page.goto(path);
	expect(response?.status()).toBe(status);
	// By its tag: a dialog that the address opens may already hide the page behind it from assistive technology.
	await page.locator("main :is(h1, h2)").first().waitFor();
	await open?.(page, language);
}

const widthBeyondTheScreen = (page: Page) =>
	page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Cells of tables whose content stands beyond them, over that of others. */
const spilledCells = (page: Page) =>
	page.evaluate(() =>
		[...document.querySelectorAll<HTMLElement>("main :is(td, th)")]
			.filter((cell) => cell.offsetParent && cell.scrollWidth > cell.clientWidth + 1)
			.map((cell) => cell.textContent),
	);

async function expectHead(page: Page, titles: Screen["titles"], language: Locale) {
	expect(await page.title()).toBe(`${titles[language]} | ${name[language]}`);
	const description = await page.locator('meta[name="description"]').getAttribute("content");
	expect(description).toMatch(language === "ar" ? /^[^A-Za-z]{10,}$/ : /^\P{Script=Arabic}{10,}$/u);
}

/**
 * Axe is what a screen costs most: in a run it sees each screen once, every other one in Arabic on a phone, and of either
 * kind every other one in the dark; in the proof each language with each width, in the light and in the dark.
 */
const isLookedOver = (position: number, view: View) =>
	sized({ whole: views, share: [views[position % views.length]] }).some(
		({ language, width }) => language === view.language && width === view.width,
	);

const schemesOf = (position: number) =>
	sized({ whole: ["dark", "light"] as const, share: [position % 4 < 2 ? "light" : "dark"] as const });

/** What has to hold at each width. */
async function expectFit(page: Page, position: number, { language, width }: View) {
	await page.setViewportSize({ width, height: heightFor(width) });
	expect(await widthBeyondTheScreen(page)).toBe(0);
	expect(await spilledCells(page)).toEqual([]);
	expect(await foreignTexts(page, language)).toEqual([]);
	if (!isLookedOver(position, { language, width })) return;
	for (const colorScheme of schemesOf(position)) {
		await page.emulateMedia({ colorScheme });
		await expectNoSeriousAxe(page);
	}
}

describe.each(locales)("in %s", (language) => {
	test.each(screens)("$name is accessible, fits both widths and speaks one language", async (screen) => {
		const expected = screen.status && new RegExp(`status of ${screen.status} `);
		const session = await screen.session?.();
		await visit({ language, width: narrow, session, returning: true, ...(expected && { expected }) }, async (page) => {
			await see(page, screen, language);
			await expectLanguage(page, language);
			expect(await atFirstPaint(page)).toEqual({ lang: language, dir: direction[language] });
			await expectHead(page, screen.titles, language);
			const position = screens.indexOf(screen);
			await expectFit(page, position, { language, width: narrow });
			await expectFit(page, position, { language, width: wide });
		});
	});
});
