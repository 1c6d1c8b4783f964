import type { Browser, Page } from "playwright-core";
import { type Locale, locales } from "#shared/core/locales.ts";
import { type Row, row } from "../row.ts";
import { withSite } from "../site.ts";
import { median } from "../stats.ts";
import { withBrowser } from "./browser.ts";
import { publicPaths } from "./publicPaths.ts";
import { observe, readVitals, type Vitals } from "./vitals.ts";

/** Lighthouse's mobile device and CPU. */
const device = {
	viewport: { width: 412, height: 823 },
	deviceScaleFactor: 1.75,
	isMobile: true,
	hasTouch: true,
};
const processorSlowdown = 4;
const runs = 5;
/** Number of runs for pages other than the start page. */
const fewRuns = 3;

/** A network as Chromium emulates it: delay of each request in ms, bits per second. */
type Network = { name: string; delay: number; down: number; up: number };

/**
 * Lighthouse's definition of Slow 4G: one round trip per request. The limits were set with this.
 */
const slow4G: Network = {
	name: "Slow 4G 150 ms 1.6/0.75 Mbps",
	delay: 150,
	down: 1.6e6,
	up: 750e3,
};
/**
 * Lighthouse's DevTools settings for it, which compensate for connection round trips that are not
 * emulated.
 */
const slow4GApplied: Network = {
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

/** One first visit, with an empty cache. */
async function visit(
	browser: Browser,
	url: string,
	locale: Locale,
	network: Network,
): Promise<Vitals> {
	const context = await browser.newContext(device);
	await context.addCookies([{ name: "language", value: locale, url }]);
	const page = await context.newPage();
	await page.addInitScript(observe);
	await throttle(page, network);
	await page.goto(url, { waitUntil: "load", timeout: 60_000 });
	// Occasionally a visit never becomes idle on the slowed network, for an unknown reason; the
	// figures are complete by then.
	await page.waitForLoadState("networkidle", { timeout: 20_000 }).catch(() => {});
	// Long tasks and late shifts after the last script arrived.
	await page.waitForTimeout(1_500);
	const vitals = await page.evaluate(readVitals);
	await context.close();
	return vitals;
}

async function visits(
	browser: Browser,
	url: string,
	locale: Locale,
	network: Network,
	times: number,
) {
	await visit(browser, url, locale, { ...network, delay: 0 });
	const all: Vitals[] = [];
	for (let run = 0; run < times; run++) all.push(await visit(browser, url, locale, network));
	const of = (pick: (vitals: Vitals) => number) => median(all.map(pick));
	return {
		largest: of((vitals) => vitals.largest) / 1000,
		first: of((vitals) => vitals.first) / 1000,
		jumps: of((vitals) => vitals.jumps),
		blocked: of((vitals) => vitals.blocked),
		element: all[0].element,
	};
}

async function rowsFor(
	browser: Browser,
	url: string,
	path: string,
	locale: Locale,
): Promise<Row[]> {
	const seen = await visits(browser, url + path, locale, slow4G, path === "/" ? runs : fewRuns);
	const note = `FCP ${seen.first.toFixed(2)} s, ${seen.element}`;
	return [
		row(`LCP of ${path} ${locale}, ${slow4G.name}, 4× CPU`, [seen.largest], {
			must: [1.5],
			aim: [1.0],
			unit: "s",
			digits: 2,
			note,
		}),
		row(`  CLS ${locale}`, [seen.jumps], { must: [0.05], aim: [0.01], digits: 3 }),
		row(`  TBT ${locale}`, [seen.blocked], { must: [200], aim: [100], unit: "ms" }),
	];
}

/** Web vitals of each public page on a slow phone. */
export const measure = () =>
	withSite(({ url }) =>
		withBrowser(async (browser) => {
			const rows: Row[] = [];
			for (const path of publicPaths)
				for (const locale of locales) rows.push(...(await rowsFor(browser, url, path, locale)));
			const { largest, blocked } = await visits(browser, url, "en", slow4GApplied, 3);
			const note = `TBT ${blocked.toFixed(0)} ms`;
			rows.push(
				row(`LCP of / en, ${slow4GApplied.name}`, [largest], { unit: "s", digits: 2, note }),
			);
			return rows;
		}),
	);
