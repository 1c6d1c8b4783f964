import { rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { copySnapshot } from "#local/demo/snapshot.ts";
import { type EngineName, startOwnEngine } from "#local/engine.ts";
import { tableFolder } from "#local/settings.ts";
import { startSite } from "./site.ts";

/** A site with its own table, files and mailbox, which can be reset to today's demo snapshot. */
async function openSite(folder: string, engineName?: EngineName) {
	const data = join(folder, "data");
	copySnapshot(data);
	const engine = await startOwnEngine(tableFolder(data), engineName);
	const site = await startSite({ folder, endpoint: engine.endpoint });
	let isFresh = true;

	async function putBack() {
		if (!isFresh) {
			await site.during(() =>
				engine.during(() => {
					rmSync(data, { recursive: true, force: true });
					copySnapshot(data);
				}),
			);
		}
		isFresh = false;
		return site.env;
	}
	return {
		engine: engine.name,
		putBack,
		async close() {
			await site.stop();
			await engine.stop();
		},
	};
}

/** Opens a site per Jest worker, and resets it before each test file: see `tests/native/environment.ts`. */
export async function lendSites(scratch: string, workers: number, engineName?: EngineName) {
	const sites = await Promise.all(
		Array.from({ length: workers }, (_, worker) =>
			openSite(join(scratch, `site-${worker + 1}`), engineName),
		),
	);
	const lender = createServer(({ url = "" }, response) => {
		sites[Number(url.slice(1)) - 1].putBack().then(
			(env) => response.end(JSON.stringify(env)),
			(error) => response.writeHead(500).end(String(error)),
		);
	});
	await new Promise<void>((listening) => lender.listen(0, "127.0.0.1", listening));
	return {
		engine: sites[0].engine,
		env: { LENDER: `http://127.0.0.1:${(lender.address() as AddressInfo).port}` },
		async close() {
			lender.close();
			await Promise.all(sites.map((site) => site.close()));
		},
	};
}
