import type { Browser, BrowserContext, Page } from "playwright-core";
import { within } from "#local/pace.ts";
import { direction, type Locale, locales } from "#shared/core/locales.ts";
import { launchChromium } from "../core/chromium.ts";
import { baseUrl } from "../core/env.ts";
import { sized } from "../core/size.ts";

/** The language and viewport width of a browser test. */
export type View = { language: Locale; width: number };

export const wide = 1280;
export const narrow = 390;
export const heightFor = (width: number) => (width === narrow ? 844 : 900);

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

type Wish = Partial<View> & {
	/** Session cookie, as returned by `signIn`. */
	session?: string;
	/** A visitor who has never chosen a language. */
	undecided?: boolean;
	/**
	 * Reuses the browser of earlier visits in this language, with its cache; one such visit at a
	 * time.
	 */
	returning?: true;
	/** Errors that the test expects the page to report. */
	expected?: RegExp;
	options?: Parameters<Browser["newContext"]>[0];
};

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

let launched: Promise<Browser> | undefined;

/** The one browser of a test file, launched on first use. */
function browser(): Promise<Browser> {
	launched ??= launchChromium();
	return launched;
}

afterAll(async () => (await launched)?.close());

async function open({
	language = "en",
	width = wide,
	undecided,
	options,
}: Wish): Promise<BrowserContext> {
	const chosen = [{ name: "language", value: language }];
	const origins = undecided ? [] : [{ origin: baseUrl, localStorage: chosen }];
	const context = await (await browser()).newContext({
		baseURL: baseUrl,
		viewport: { width, height: heightFor(width) },
		locale: language === "ar" ? "ar-KW" : "en-US",
		// Dates are shown in Kuwait's time zone to visitors elsewhere too.
		timezoneId: "America/New_York",
		reducedMotion: "reduce",
		// Playwright routes do not intercept requests of service workers.
		serviceWorkers: "block",
		storageState: { cookies: [], origins },
		...options,
	});
	context.setDefaultTimeout(within(15_000));
	return context;
}

/** Sets the cookies of the chosen language and the session. */
async function setCookies(
	context: BrowserContext,
	{ language = "en", session, undecided }: Wish,
): Promise<void> {
	const [name, value] = session?.split("=") ?? [];
	const cookies = [
		...(undecided ? [] : [{ name: "language", value: language }]),
		...(session ? [{ name, value }] : []),
	];
	await context.clearCookies();
	if (cookies.length > 0)
		await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: baseUrl })));
}

/** Context for a failure message: the page's URL, what it showed and its errors. */
async function stateOf(page: Page, faults: string[]): Promise<string> {
	const shown = await page
		.locator("[role=dialog], main")
		.last()
		.ariaSnapshot({ timeout: within(1_000) })
		.catch(() => "nothing");
	const complaints = faults.length > 0 ? `\n\nThe page complained:\n${faults.join("\n")}` : "";
	return `\n\nThe page ${page.url()} showed:\n${shown.slice(0, 4_000)}${complaints}`;
}

const returning = new Map<Locale, Promise<BrowserContext>>();

/** A new browser context, or the reused one of the language. */
async function contextFor(wish: Wish): Promise<BrowserContext> {
	const { language = "en" } = wish;
	const opened = (wish.returning && returning.get(language)) || open(wish);
	if (wish.returning) returning.set(language, opened);
	await setCookies(await opened, wish);
	return opened;
}

/**
 * Lets a page finish going back, which follows the close of a dialog, before the test opens another
 * address: the browser would abort the second navigation.
 */
function openAfterDialogs(page: Page): void {
	const open = page.goto.bind(page);
	const isSettled = () =>
		history.state?.dialog === undefined || document.querySelector("[role=dialog]") !== null;
	page.goto = async (...address) => {
		// A page that is navigating away, or has no scripts, is checked only once.
		if (!(await page.evaluate(isSettled).catch(() => true))) await page.waitForFunction(isSettled);
		return open(...address);
	};
}

/** Opens a page for `look` and fails if the page reported an unexpected error. */
export async function visit(wish: Wish, look: (page: Page) => Promise<void>): Promise<void> {
	const context = await contextFor(wish);
	const page = await context.newPage();
	openAfterDialogs(page);
	const faults = listen(page);
	const unexpected = () => faults.filter((fault) => !wish.expected?.test(fault));
	try {
		await look(page);
	} catch (error) {
		// Jest prints the stack, which contains the original message.
		if (error instanceof Error) error.stack = `${error.stack}${await stateOf(page, unexpected())}`;
		throw error;
	} finally {
		await (wish.returning ? page : context).close();
	}
	expect(unexpected()).toEqual([]);
}

/** Expects the page to be in the language and its direction. */
export async function expectLanguage(page: Page, language: Locale): Promise<void> {
	// A language switch changes the attribute once the page is rendered in it.
	await page.locator(`html[lang="${language}"]`).waitFor({ state: "attached" });
	const shown = await page.evaluate(() => ({
		lang: document.documentElement.lang,
		dir: document.documentElement.dir,
	}));
	expect(shown).toEqual({ lang: language, dir: direction[language] });
}
