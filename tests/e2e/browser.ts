import type { Page } from "playwright-core";
import { within } from "#local/pace.ts";
import { direction, type Locale, locales } from "#shared/core/locales.ts";
import { sized } from "../core/size.ts";
import {
	closeBrowserWithoutWorker,
	givePageBack,
	heightFor,
	narrow,
	takePage,
	type View,
	type Wish,
	wide,
} from "./pages.ts";

export { heightFor, narrow, type View, wide };

const wideAndNarrow: View[] = [
	{ language: "en", width: wide },
	{ language: "ar", width: narrow },
];

const each = locales.flatMap((language) => [wide, narrow].map((width) => ({ language, width })));

/** In an ordinary run each language and each width once; in a full run all combinations. */
export const views: View[] = sized({ whole: each, share: wideAndNarrow });

/** Start of the rotation in this file; about half of the files start in Arabic. */
let turn = (expect.getState().testPath ?? "").length;

/** All values in a full run; in an ordinary run each call returns the next value of `some`. */
const inTurn = <T>(all: readonly T[], some = all): T[] =>
	sized({ whole: [...all], share: [some[turn++ % some.length]] });

/** The views of a browser test: `test.each(viewsInTurn())("… in $language at $width", …)`. */
export const viewsInTurn = (): View[] => inTurn(each, wideAndNarrow);

/** The languages of a browser test whose width does not matter. */
export const languagesInTurn = (): Locale[] => inTurn(locales);

/**
 * Collects a page's errors, thrown or logged, including those of React and the CSP, and 5xx
 * responses.
 */
function listen(page: Page): string[] {
	const faults: string[] = [];
	page.on("pageerror", (error) => faults.push(String(error.stack ?? error)));
	page.on("console", (message) => {
		if (message.type() === "error") faults.push(`${message.text()} (${message.location().url})`);
	});
	page.on("response", (response) => {
		if (response.status() >= 500) faults.push(`${response.status()} ${response.url()}`);
	});
	return faults;
}

/** Context for a failure message: the page's URL, what it showed and its errors. */
async function stateOf(page: Page, faults: string[]): Promise<string> {
	const content = await page
		.locator("[role=dialog], main")
		.last()
		.ariaSnapshot({ timeout: within(1_000) })
		.catch(() => "nothing");
	const complaints = faults.length > 0 ? `\n\nThe page complained:\n${faults.join("\n")}` : "";
	return `\n\nThe page ${page.url()} showed:\n${content.slice(0, 4_000)}${complaints}`;
}

afterAll(closeBrowserWithoutWorker);

/** Opens a page for `look` and fails if the page reported an unexpected error. */
export async function visit(wish: Wish, look: (page: Page) => Promise<void>): Promise<void> {
	const page = await takePage(wish);
	const faults = listen(page);
	const unexpected = () => faults.filter((fault) => !wish.expected?.test(fault));
	try {
		await look(page);
	} catch (error) {
		// Jest prints the stack, which contains the original message.
		if (error instanceof Error) error.stack = `${error.stack}${await stateOf(page, unexpected())}`;
		await page.context().close();
		throw error;
	}
	const found = unexpected();
	await givePageBack(page, wish);
	expect(found).toEqual([]);
}

/** Expects the page to be in the language and its direction. */
export async function expectLanguage(page: Page, language: Locale): Promise<void> {
	// A language switch changes the attribute once the page is rendered in it.
	await page.locator(`html[lang="${language}"]`).waitFor({ state: "attached" });
	const state = await page.evaluate(() => ({
		lang: document.documentElement.lang,
		dir: document.documentElement.dir,
	}));
	expect(state).toEqual({ lang: language, dir: direction[language] });
}
