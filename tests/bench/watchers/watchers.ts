import { type Row, row } from "../row.ts";
import { withSite } from "../site.ts";
import { usually } from "../smallest.ts";
import { median, percentile } from "../stats.ts";
import { inWorker } from "../workers/worker.ts";
import type { Watched } from "./watchers.worker.ts";

/** `WATCHERS`: the number of watchers; each has a socket here and one at the site. */
const watchers = process.env.WATCHERS ?? usually("10000", "20");

/**
 * Thousands watch an event over loopback: how soon each learns of a taken place, and the cost for
 * the server.
 */
export const measure = (): Promise<Row[]> =>
	withSite(async ({ env }) => {
		const settings = { ...env, WATCHERS: watchers };
		const bytesEach = await inWorker<number>("watchers/hub.worker.ts", settings);
		const { delays, missed } = await inWorker<Watched>("watchers/watchers.worker.ts", settings);
		const ms = { unit: "ms", note: `of ${delays.length}` };
		return [
			row(`told to ${watchers} who watch, p50`, [median(delays)], ms),
			row(`told to ${watchers} who watch, p99`, [percentile(delays, 0.99)], {
				...ms,
				must: [2_000],
			}),
			row("not told", [missed], { must: [0] }),
			row("memory of the channels a watcher", [bytesEach / 1000], {
				unit: "KB",
				digits: 1,
				must: [20],
			}),
		];
	});
