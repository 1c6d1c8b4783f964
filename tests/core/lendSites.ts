import { rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { copySnapshot } from "#local/demo/snapshot.ts";
import { type EngineName, startOwnEngine } from "#local/engine.ts";
import { freePort } from "#local/freePort.ts";
import { tableFolder } from "#local/settings.ts";
import { startSite, urlOf } from "./site.ts";

/** A site with its own table, files and mailbox, which can be reset to today's demo snapshot. */
async function openSite(folder: string, engineName?: EngineName) {
	const data = join(folder, "data");
	const port = await freePort();
	const copy = () => copySnapshot(data, urlOf(port));
	copy();
	const engine = await startOwnEngine(tableFolder(data), engineName);
	const site = await startSite({ folder, endpoint: engine.endpoint, port });
	let isFresh = true;

	async function putBack() {
		if (!isFresh) {
			await site.during(() =>
				engine.during(() => {
					rmSync(data, { recursive: true, force: true });
					copy();
				}),
			);
		}
		isFresh = false;
		return site.env;
	}
	return {
		putBack,
		async close() {
			await site.stop();
			await engine.stop();
		},
	};
}

/**
 * Opens a site for each Jest worker when its first test file starts, and resets it before each other
 * one: see `tests/native/environment.ts`.
 */
export async function lendSites(scratch: string, engineName?: EngineName) {
	const sites = new Map<string, ReturnType<typeof openSite>>();
	function siteOf(worker: string) {
		const site = sites.get(worker) ?? openSite(join(scratch, `site-${worker}`), engineName);
		sites.set(worker, site);
		return site;
	}
	const lender = createServer(async ({ url = "" }, response) => {
		try {
			const { putBack } = await siteOf(url.slice(1));
			response.end(JSON.stringify(await putBack()));
		} catch (error) {
			response.writeHead(500).end(String(error));
		}
	});
	await new Promise<void>((listening) => lender.listen(0, "127.0.0.1", listening));
	return {
		env: { LENDER: `http://127.0.0.1:${(lender.address() as AddressInfo).port}` },
		async close() {
			lender.close();
			await Promise.allSettled([...sites.values()].map(async (site) => (await site).close()));
		},
	};
}
