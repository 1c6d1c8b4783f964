import type { Browser, BrowserContext, Disposable, Page } from "playwright-core";
import type { Locale } from "#shared/core/locales.ts";
import { launchChromium } from "../core/chromium.ts";
import { baseUrl } from "../core/env.ts";
import { pagePatience } from "./expectSoon.ts";

/**
 * The browser of a Jest worker and its pages. This module is loaded once per worker: see
 * `tests/native/environment.ts`.
 */

/** The language and viewport width of a browser test. */
export type View = { language: Locale; width: number };

export const wide = 1280;
export const narrow = 390;
export const heightFor = (width: number) => (width === narrow ? 844 : 900);

/** What a visit needs: the view, the user, and which errors are expected. */
export type Wish = Partial<View> & {
	/** Session cookie, as returned by `signIn`. */
	session?: string;
	/** A visitor who has never chosen a language. */
	undecided?: boolean;
	/** Errors that the test expects the page to report. */
	expected?: RegExp;
	options?: Parameters<Browser["newContext"]>[0];
};

let launched: Promise<Browser> | undefined;

/**
 * Chromium's settings that save a quarter of a page's processor time: network and drawing run in the
 * browser's own process, and V8 neither optimises code nor collects garbage in the background, which
 * does not pay for pages that live for seconds.
 */
const lowCpuArgs = [
	"--enable-features=NetworkServiceInProcess2",
	"--in-process-gpu",
	"--js-flags=--no-opt,--no-maglev,--single-threaded-gc",
];

async function launch(): Promise<Browser> {
	const browser = await launchChromium({ args: lowCpuArgs });
	// Jest removes its listener from a worker that should end, and kills the worker if it does not.
	process.on("removeListener", (event) => event === "message" && void browser.close());
	return browser;
}

/** Closes the browser if Jest runs test files in its main process: an open browser would keep it alive. */
export async function closeBrowserWithoutWorker(): Promise<void> {
	if (process.connected) return;
	await (await launched)?.close();
	launched = undefined;
	idle.clear();
}

/** The browser of this worker, launched on first use. */
function browser(): Promise<Browser> {
	launched ??= launch();
	return launched;
}

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
	context.setDefaultTimeout(pagePatience);
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

/** Emptied pages of earlier visits, by language. */
const idle = new Map<Locale, Page>();

/** Scripts and functions that a visit added to its page; null if the page cannot be emptied. */
const added = new WeakMap<Page, Disposable[] | null>();

/** Wraps the methods that add something to a page, so that `emptyPage` can remove it. */
function noteChanges(page: Page): void {
	const { addInitScript, exposeFunction, routeWebSocket, clock } = page;
	const { install, setFixedTime } = clock;
	const markLasting = () => added.set(page, null);
	const noted =
		<Given extends unknown[]>(add: (...given: Given) => Promise<Disposable>) =>
		async (...given: Given) => {
			const one = await add.apply(page, given);
			added.get(page)?.push(one);
			return one;
		};
	added.set(page, []);
	page.addInitScript = noted(addInitScript) as Page["addInitScript"];
	page.exposeFunction = noted(exposeFunction);
	page.routeWebSocket = (...args) => markLasting() && routeWebSocket.apply(page, args);
	clock.install = (...options) => markLasting() && install.apply(clock, options);
	clock.setFixedTime = (...time) => markLasting() && setFixedTime.apply(clock, time);
}

/** Whether a visit may use the page of another one. */
const canShare = ({ undecided, options }: Wish) => !undecided && !options;

/** An emptied page of an earlier visit, or else a new one, with the cookies of this visit. */
export async function takePage(wish: Wish): Promise<Page> {
	const { language = "en", width = wide } = wish;
	const emptied = canShare(wish) ? idle.get(language) : undefined;
	if (emptied) {
		idle.delete(language);
		await setCookies(emptied.context(), wish);
		await emptied.setViewportSize({ width, height: heightFor(width) });
		return emptied;
	}
	const context = await open(wish);
	await setCookies(context, wish);
	const page = await context.newPage();
	noteChanges(page);
	openAfterDialogs(page);
	return page;
}

/** The events of a page to which tests listen. */
const listenedEvents = ["console", "pageerror", "request", "response", "framenavigated"];

/**
 * Empties a page, so that the next visit in its language can use it. A new page would start a process
 * and compile all scripts again, which takes 0.36 s of processor time.
 */
async function emptyPage(page: Page, language: Locale): Promise<void> {
	const context = page.context();
	for (const type of listenedEvents) page.removeAllListeners(type);
	await Promise.all(context.pages().map((other) => other !== page && other.close()));
	for (const one of added.get(page)?.splice(0) ?? []) await one.dispose();
	// A request that a test still holds ends with its document.
	await page.unrouteAll({ behavior: "ignoreErrors" });
	await context.setOffline(false);
	await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: "reduce" });
	// A file of the same origin: another origin would get another process.
	await page.goto("/robots.txt");
	await page.evaluate(async (language) => {
		localStorage.clear();
		sessionStorage.clear();
		localStorage.setItem("language", language);
		for (const { name = "" } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
		for (const name of await caches.keys()) await caches.delete(name);
	}, language);
	const devtools = await context.newCDPSession(page);
	await devtools.send("Page.resetNavigationHistory");
	await devtools.detach();
	idle.set(language, page);
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

/** Empties the page of a visit for the next one, or closes it. */
export async function givePageBack(page: Page, wish: Wish): Promise<void> {
	const { language = "en" } = wish;
	const canEmpty = canShare(wish) && added.get(page) && !page.isClosed() && !idle.has(language);
	// A page that is on its way to another address cannot be emptied.
	if (canEmpty) await emptyPage(page, language).catch(() => undefined);
	if (idle.get(language) !== page) await page.context().close();
}
