import type { Browser } from "playwright-core";
import { type Locale, locales } from "#shared/core/locales.ts";
import { type Row, row } from "../row.ts";
import { withSite } from "../site.ts";
import { usually } from "../smallest.ts";
import { withBrowser } from "./browser.ts";
import { publicPaths } from "./publicPaths.ts";
import { measureVisits, slow4G, slow4GApplied } from "./visits.ts";

const runs = usually(5, 1);
/** Number of runs for pages other than the start page. */
const fewRuns = usually(3, 1);

async function rowsFor(
	browser: Browser,
	url: string,
	path: string,
	locale: Locale,
): Promise<Row[]> {
	const how = { url: url + path, locale, network: slow4G };
	const seen = await measureVisits(browser, how, path === "/" ? runs : fewRuns);
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
			const { largest, blocked } = await measureVisits(
				browser,
				{ url, locale: "en", network: slow4GApplied },
				fewRuns,
			);
			const note = `TBT ${blocked.toFixed(0)} ms`;
			rows.push(
				row(`LCP of / en, ${slow4GApplied.name}`, [largest], { unit: "s", digits: 2, note }),
			);
			return rows;
		}),
	);
