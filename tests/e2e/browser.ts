import type { Browser, BrowserContext, Page } from "playwright-core";
import { within } from "#local/pace.ts";
import { direction, type Locale, locales } from "#shared/core/locales.ts";
import { launchChromium } from "../core/chromium.ts";
import { baseUrl } from "../core/env.ts";
import { sized } from "../core/size.ts";

/** How somebody looks at the site. */
export type View = { language: Locale; width: number };

export const wide = 1280;
export const narrow = 390;
export const heightFor = (width: number) => (width === narrow ? 844 : 900);

const wideAndNarrow: View[] = [
	{ language: "en", width: wide },
	{ language: "ar", width: narrow },
];

const each = locales.flatMap((language) => [wide, narrow].map((width) => ({ language, width })));

/** Each language and each width once in a run, each with each in the proof. */
export const views: View[] = sized({ whole: each, share: wideAndNarrow });

/** Where a file begins to take turns: half of them in Arabic. */
let turn = (expect.getState().testPath ?? "").length;

/** All in the proof; in a run one of some, the next each time that a journey asks. */
const inTurn = <T>(all: readonly T[], some = all): T[] =>
	sized({ whole: [...all], share: [some[turn++ % some.length]] });

/** How a journey is seen: `test.each(viewsInTurn())("… in $language at $width", …)`. */
export const viewsInTurn = (): View[] => inTurn(each, wideAndNarrow);

/** The languages of a journey whose width does not matter. */
export const languagesInTurn = (): Locale[] => inTurn(locales);

type Wish = Partial<View> & {
	/** Cookie of a session, as `signIn` returns it. */
	session?: string;
	/** A visitor who has never chosen a language. */
	undecided?: boolean;
	/** In a browser that has been here before in this language, with files in its cache; one such visit at a time. */
	returning?: true;
	/** Complaints of the page that belong to the test. */
	expected?: RegExp;
	options?: Parameters<Browser["newContext"]>[0];
};

/** What a page complained about: errors it threw or logged, among them those of React and of the security policy. */
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

/** The one browser of a test file, started when it is first needed. */
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
		// A visitor from elsewhere sees the dates of Kuwait all the same.
		timezoneId: "America/New_York",
		reducedMotion: "reduce",
		// Routes of a test do not see what a worker fetches.
		serviceWorkers: "block",
		storageState: { cookies: [], origins },
		...options,
	});
	context.setDefaultTimeout(within(15_000));
	return context;
}

/** The language that was chosen, and the session. */
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

/** What a failure is read with: where the page stood, what it showed, and what it complained about. */
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

/** A browser of its own, or the one that has been here with the same language. */
async function contextFor(wish: Wish): Promise<BrowserContext> {
	const { language = "en" } = wish;
	const opened = (wish.returning && returning.get(language)) || open(wish);
	if (wish.returning) returning.set(language, opened);
	await setCookies(await opened, wish);
	return opened;
}

/** Opens a page of its own as wished, and fails when the page complained about anything that was not expected. */
export async function visit(wish: Wish, look: (page: Page) => Promise<void>): Promise<void> {
	const context = await contextFor(wish);
	const page = await context.newPage();
	const faults = listen(page);
	const unexpected = () => faults.filter((fault) => !wish.expected?.test(fault));
	try {
		await look(page);
	} catch (error) {
		// Jest prints the stack, which holds the message as it was.
		if (error instanceof Error) error.stack = `${error.stack}${await stateOf(page, unexpected())}`;
		throw error;
	} finally {
		await (wish.returning ? page : context).close();
	}
	expect(unexpected()).toEqual([]);
}

/** The page is in the language and runs in its direction. */
export async function expectLanguage(page: Page, language: Locale): Promise<void> {
	// Another language is shown once the page has been drawn in it.
	await page.locator(`html[lang="${language}"]`).waitFor({ state: "attached" });
	const shown = await page.evaluate(() => ({
		lang: document.documentElement.lang,
		dir: document.documentElement.dir,
	}));
	expect(shown).toEqual({ lang: language, dir: direction[language] });
}
