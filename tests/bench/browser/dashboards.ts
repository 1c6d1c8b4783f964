import { type Row, row } from "../row.ts";
import { signIn } from "../signIn.ts";
import { withSite } from "../site.ts";
import { usually } from "../smallest.ts";
import { withBrowser } from "./browser.ts";
import { measureVisits, slow4G } from "./visits.ts";

const people = ["member", "parent", "coach", "admin"];
const runs = usually(3, 1);

/** How much the first page of signed-in people jumps while it loads on a slow phone, in Arabic. */
export const measure = () =>
	withSite(({ url }) =>
		withBrowser(async (browser) => {
			const rows: Row[] = [];
			for (const name of people) {
				const session = await signIn(url, `${name}@demo.test`);
				const how = { url, locale: "ar", network: slow4G, session } as const;
				const { jumps, largest } = await measureVisits(browser, how, runs);
				rows.push(
					row(`CLS of the dashboard, ${name}, ${slow4G.name}, 4× CPU`, [jumps], {
						must: [0.1],
						aim: [0.05],
						digits: 3,
						note: `LCP ${largest.toFixed(2)} s`,
					}),
				);
			}
			return rows;
		}),
	);
