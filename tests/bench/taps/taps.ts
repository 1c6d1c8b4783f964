import type { Browser } from "playwright-core";
import type { Locale } from "#shared/core/locales.ts";
import { withBrowser } from "../browser/browser.ts";
import { missed, type Row, row } from "../row.ts";
import { withSite } from "../site.ts";
import { apiAs } from "../siteApi.ts";
import { Hand, type Walk } from "./hand.ts";
import { memberWalks } from "./members.ts";
import { staffWalks } from "./staff.ts";

type View = { language: Locale; width: number };

/** Walks through a task in a new browser context, and counts the taps. */
async function countTaps(browser: Browser, site: string, view: View, walk: Walk): Promise<Row> {
	const { language, width } = view;
	const what = `taps: ${walk.task}`;
	const localStorage = [{ name: "language", value: language as string }];
	const context = await browser.newContext({
		baseURL: site,
		viewport: { width, height: 900 },
		storageState: { cookies: [], origins: [{ origin: site, localStorage }] },
	});
	context.setDefaultTimeout(30_000);
	try {
		const cookies = [{ name: "language", value: language as string, url: site }];
		if (walk.who) {
			const [name, value] = (await apiAs(site, walk.who)).session.split("=");
			cookies.push({ name, value, url: site });
		}
		await context.addCookies(cookies);
		const page = await context.newPage();
		await page.goto(walk.start, { waitUntil: "networkidle" });
		const hand = new Hand(page);
		await walk.walk(hand);
		return row(what, [hand.taps], { must: [walk.must] });
	} catch (error) {
		console.error(`\n${what}:`, error);
		return missed(what);
	} finally {
		await context.close();
	}
}

/** Walks through all tasks of a running site with demo data, one after another. */
export const walkTasks = (site: string): Promise<Row[]> =>
	withBrowser(async (browser) => {
		const rows: Row[] = [];
		for (const walk of await memberWalks(site))
			rows.push(await countTaps(browser, site, { language: "ar", width: 390 }, walk));
		for (const walk of await staffWalks(site))
			rows.push(await countTaps(browser, site, { language: "en", width: 1280 }, walk));
		return rows;
	});

/** Presses, choices and filled fields that the tasks of people and staff take. */
export const measure = (): Promise<Row[]> => withSite(({ url }) => walkTasks(url));
