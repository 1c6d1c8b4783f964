import type { Browser, Page } from "playwright-core";
import type { Locale } from "#shared/core/locales.ts";
import { median } from "../stats.ts";
import { observe, readVitals, type Vitals } from "./vitals.ts";

/** Lighthouse's mobile device and CPU. */
const device = {
	viewport: { width: 412, height: 823 },
	deviceScaleFactor: 1.75,
	isMobile: true,
	hasTouch: true,
};
const processorSlowdown = 4;
/** A network as Chromium emulates it: delay of each request in ms, bits per second. */
export type Network = { name: string; delay: number; down: number; up: number };

/**
 * Lighthouse's definition of Slow 4G: one round trip per request. The limits were set with this.
 */
export const slow4G: Network = {
	name: "Slow 4G 150 ms 1.6/0.75 Mbps",
	delay: 150,
	down: 1.6e6,
	up: 750e3,
};
/**
 * Lighthouse's DevTools settings for it, which compensate for connection round trips that are not
 * emulated.
 */
export const slow4GApplied: Network = {
	name: "Slow 4G as DevTools has it, 562 ms 1.4 Mbps",
	delay: 562.5,
	down: 1.44e6,
	up: 675e3,
};

async function throttle(page: Page, { delay, down, up }: Network) {
	const cdp = await page.context().newCDPSession(page);
	await cdp.send("Network.enable");
	await cdp.send("Network.emulateNetworkConditions", {
		offline: false,
		latency: delay,
		downloadThroughput: down / 8,
		uploadThroughput: up / 8,
	});
	await cdp.send("Emulation.setCPUThrottlingRate", { rate: processorSlowdown });
}

type Visit = {
	url: string;
	locale: Locale;
	network: Network;
	/** Session cookie; a visitor has none. */
	session?: string;
};

/** One first visit, with an empty cache. */
async function visit(browser: Browser, { url, locale, network, session }: Visit): Promise<Vitals> {
	const context = await browser.newContext(device);
	await context.addCookies([{ name: "language", value: locale, url }]);
	const [name, value] = session?.split("=") ?? [];
	if (name && value) await context.addCookies([{ name, value, url }]);
	const page = await context.newPage();
	await page.addInitScript(observe);
	await throttle(page, network);
	await page.goto(url, { waitUntil: "load", timeout: 60_000 });
	// Occasionally a visit never becomes idle on the slowed network, for an unknown reason; the
	// figures are complete by then.
	await page.waitForLoadState("networkidle", { timeout: 20_000 }).catch(() => {});
	// Long tasks and layout shifts may follow the last script.
	await page.waitForTimeout(1_500);
	const vitals = await page.evaluate(readVitals);
	await context.close();
	return vitals;
}

/** Measures several first visits, and returns the median of each figure. */
export async function measureVisits(browser: Browser, how: Visit, times: number) {
	await visit(browser, { ...how, network: { ...how.network, delay: 0 } });
	const all: Vitals[] = [];
	for (let run = 0; run < times; run++) all.push(await visit(browser, how));
	const of = (pick: (vitals: Vitals) => number) => median(all.map(pick));
	return {
		largest: of((vitals) => vitals.largest) / 1000,
		first: of((vitals) => vitals.first) / 1000,
		jumps: of((vitals) => vitals.jumps),
		blocked: of((vitals) => vitals.blocked),
		element: all[0].element,
	};
}
