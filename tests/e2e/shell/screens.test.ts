import type { Page } from "playwright-core";
import { direction, type Locale, locales } from "#shared/core/locales.ts";
import { eventually } from "../../core/api.ts";
import { loadByDomain, onlyDomains } from "../../core/loadByDomain.ts";
import { seed, sized } from "../../core/size.ts";
import type { Screen } from "../../domains/screen.ts";
import { expectNoSeriousAxe } from "../axe.ts";
import { expectLanguage, heightFor, narrow, type View, visit, wide } from "../browser.ts";
import { foreignTexts } from "./foreign.ts";
import { hiddenTexts, lengthenTexts, widestElements, widthBeyondTheScreen } from "./longWords.ts";

/** The screens of all domains, from `tests/domains/<area>/<domain>.screens.ts`. */
const screens = Object.values(
	await loadByDomain<{ default: Screen[] }>("screens", onlyDomains),
).flatMap((one) => one.default);

const name: Record<Locale, string> = {
	en: "Kyokushin Karate Kuwait",
	ar: "كيوكوشن كاراتيه الكويت",
};

type Seen = { at: number; lang: string; dir: string };

/** Records the document's language and direction, and each change of them, from the start. */
const noteLanguage = (page: Page) =>
	page.addInitScript(() => {
		const seen: Seen[] = [];
		const note = () => {
			const { lang, dir } = document.documentElement ?? {};
			if (lang) seen.push({ at: performance.now(), lang, dir });
		};
		new MutationObserver(note).observe(document, {
			subtree: true,
			childList: true,
			attributeFilter: ["lang", "dir"],
		});
		Object.assign(window, { seen });
	});

/** Waits for the first paint and returns the language and direction that the document then had. */
const atFirstPaint = (page: Page) =>
	page.evaluate(async () => {
		const painted = await new Promise<number>((done) => {
			new PerformanceObserver((entries) => {
				const [first] = entries.getEntriesByName("first-paint");
				if (first) done(first.startTime);
			}).observe({ type: "paint", buffered: true });
		});
		const { seen } = window as unknown as { seen: Seen[] };
		const last = seen.findLast(({ at }) => at <= painted);
		return last && { lang: last.lang, dir: last.dir };
	});

async function see(page: Page, { path, status = 200, open }: Screen, language: Locale) {
	await noteLanguage(page);
	const response = await page.goto(path);
	expect(response?.status()).toBe(status);
	// Finds the heading by tag, because a dialog opened by the address may already hide the page from
	// assistive technology.
	await page.locator("main :is(h1, h2)").first().waitFor();
	await open?.(page, language);
}

/** Table cells whose content overflows onto other cells. */
const spilledCells = (page: Page) =>
	page.evaluate(() =>
		[...document.querySelectorAll<HTMLElement>("main :is(td, th)")]
			.filter((cell) => cell.offsetParent && cell.scrollWidth > cell.clientWidth + 1)
			.map((cell) => cell.textContent),
	);

/** Buttons and links that show only an icon, and texts that may be cut off, without a tooltip. */
const elementsWithoutTooltip = (page: Page) =>
	page.evaluate(() => {
		const isIcon = (element: HTMLElement) => {
			const copy = element.cloneNode(true) as HTMLElement;
			for (const part of copy.querySelectorAll("[aria-hidden], .visually-hidden")) part.remove();
			return !/[\p{L}\p{N}]/u.test(copy.textContent) && !element.querySelector("img, picture");
		};
		const isCutOff = (element: HTMLElement) =>
			getComputedStyle(element).textOverflow === "ellipsis" && !element.matches("input, select");
		return [...document.querySelectorAll<HTMLElement>("body *")]
			.filter((one) => (one.matches("a[href], button") ? isIcon(one) : isCutOff(one)))
			.filter((one) => !one.closest("[data-tooltip]"))
			.map((one) => one.outerHTML.slice(0, 200));
	});

async function expectHead(page: Page, titles: Screen["titles"], language: Locale) {
	// The server-rendered title remains until an effect of the current page replaces it.
	const title = `${titles[language]} | ${name[language]}`;
	await eventually(async () => (await page.title()) === title, `the title "${title}"`);
	const description = await page.locator('meta[name="description"]').getAttribute("content");
	expect(description).toMatch(language === "ar" ? /^[^A-Za-z]{10,}$/ : /^\P{Script=Arabic}{10,}$/u);
}

/**
 * Each screen is opened in one language and then switched to the other. The seed of an ordinary run
 * draws the first language; a full run begins with each. Axe is the most expensive check: an ordinary run
 * calls it once per screen, alternating width and colour scheme, a full run at each width, in light
 * and dark.
 */
const firstLanguages = (position: number) =>
	sized<readonly Locale[]>({ whole: locales, share: [locales[(position + seed) % 2]] });
const widthsForAxe = (position: number) =>
	sized<number[]>({ whole: [narrow, wide], share: [position % 2 ? narrow : wide] });
const schemesForAxe = (position: number) =>
	sized({
		whole: ["dark", "light"] as const,
		share: [position % 8 < 4 ? "light" : "dark"] as const,
	});

/** Checks that apply at each width, in each language. */
async function expectFit(page: Page, { language, width }: View) {
	await page.setViewportSize({ width, height: heightFor(width) });
	expect(await widthBeyondTheScreen(page)).toBe(0);
	expect(await spilledCells(page)).toEqual([]);
	expect(await foreignTexts(page, language)).toEqual([]);
}

async function expectAccessible(page: Page, position: number, width: number) {
	if (!widthsForAxe(position).includes(width)) return;
	for (const colorScheme of schemesForAxe(position)) {
		await page.emulateMedia({ colorScheme });
		await expectNoSeriousAxe(page);
	}
}

/** Checks that no text that people may have written makes the page wider than the window. */
async function expectFitWithLongWords(page: Page) {
	await lengthenTexts(page);
	for (const width of [narrow, wide]) {
		await page.setViewportSize({ width, height: heightFor(width) });
		// A broken Arabic word may be a pixel wider than was reckoned.
		const isTooWide = (await widthBeyondTheScreen(page)) > 1;
		expect(isTooWide ? await widestElements(page) : []).toEqual([]);
		expect(await hiddenTexts(page)).toEqual([]);
	}
}

/** Changes the language as its button does, which a dialog may cover. */
async function changeLanguage(page: Page, language: Locale) {
	await page.evaluate((language) => {
		document.querySelector<HTMLElement>(`.account button[name=lang][value=${language}]`)?.click();
	}, language);
	await expectLanguage(page, language);
}

const seen = screens.flatMap((screen, position) =>
	firstLanguages(position).map((language) => ({ screen, position, language, name: screen.name })),
);

test.each(seen)(
	"$name is accessible, fits both widths and has text in one language only, first in $language",
	async ({ screen, position, language }) => {
		const expected = screen.status && new RegExp(`status of (${screen.status} |401 .*auth/user)`);
		const session = await screen.session?.();
		const other = language === "en" ? "ar" : "en";
		await visit(
			{ language, width: narrow, session, ...(expected && { expected }) },
			async (page) => {
				await see(page, screen, language);
				await expectLanguage(page, language);
				expect(await atFirstPaint(page)).toEqual({ lang: language, dir: direction[language] });
				await expectHead(page, screen.titles, language);
				for (const width of [narrow, wide]) {
					await expectFit(page, { language, width });
					await expectAccessible(page, position, width);
				}
				expect(await elementsWithoutTooltip(page)).toEqual([]);
				await changeLanguage(page, other);
				await expectHead(page, screen.titles, other);
				for (const width of [wide, narrow]) await expectFit(page, { language: other, width });
				await expectFitWithLongWords(page);
			},
		);
	},
);
