import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Browser } from "playwright-core";
import { type Row, row } from "../row.ts";
import { withSite } from "../site.ts";
import { kilobytes } from "../stats.ts";
import { withBrowser } from "./browser.ts";
import { publicPaths } from "./publicPaths.ts";

type Chunk = { file: string; imports?: string[]; isDynamicEntry?: true };

const site = "dist/site";
const zipped = (bytes: Buffer) => kilobytes(gzipSync(bytes, { level: 9 }).length);

/** Loaded after the page on pages with live updates; it has its own limit. */
const channel = "competition/live/connection.ts";

/** All scripts of a page until the network is idle, each counted as gzipped. */
async function scriptsOf(browser: Browser, url: string): Promise<Map<string, number>> {
	const page = await browser.newPage();
	const found = new Map<string, Promise<number>>();
	page.on("response", (response) => {
		if (!/javascript/.test(response.headers()["content-type"] ?? "")) return;
		found.set(new URL(response.url()).pathname, response.body().then(zipped));
	});
	await page.goto(url, { waitUntil: "networkidle" });
	const sizes = await Promise.all(
		[...found].map(async ([path, size]) => [path, await size] as const),
	);
	await page.close();
	const later = `/${manifest()[channel].file}`;
	return new Map(sizes.filter(([path]) => path !== later));
}

const manifest = (): Record<string, Chunk> =>
	JSON.parse(readFileSync(join(site, ".vite/manifest.json"), "utf8"));
const sizeOf = (file: string) => zipped(readFileSync(join(site, file)));

/** Files of a chunk and of everything it imports. */
function filesOf(
	chunks: Record<string, Chunk>,
	name: string,
	seen = new Set<string>(),
): Set<string> {
	const { file, imports = [] } = chunks[name];
	if (seen.has(file)) return seen;
	seen.add(file);
	for (const imported of imports) filesOf(chunks, imported, seen);
	return seen;
}

/**
 * The size that each lazy chunk adds to the entry: itself and imports that the entry does not have.
 */
function lazyChunks(): { name: string; size: number }[] {
	const chunks = manifest();
	const entry = filesOf(chunks, "index.html");
	const lazy = Object.keys(chunks).filter((name) => chunks[name].isDynamicEntry);
	return lazy.map((name) => {
		const own = [...filesOf(chunks, name)].filter((file) => !entry.has(file));
		return { name: basename(name, ".tsx"), size: own.reduce((sum, file) => sum + sizeOf(file), 0) };
	});
}

const sum = (values: Iterable<number>) => [...values].reduce((total, value) => total + value, 0);

/** Script size of each public page, and of each lazy page. */
export async function measure(): Promise<Row[]> {
	const scripts = await withSite(({ url }) =>
		withBrowser(async (browser) => {
			const found: [path: string, Map<string, number>][] = [];
			for (const path of publicPaths) found.push([path, await scriptsOf(browser, url + path)]);
			return found;
		}),
	);
	const start = scripts.map(([path, files]) =>
		row(`JS on ${path}, signed out, gz`, [sum(files.values())], {
			must: [145],
			aim: [120],
			unit: "KB",
			digits: 1,
			note: `${files.size} files`,
		}),
	);
	const lazy = lazyChunks().sort((a, b) => b.size - a.size);
	const bars = { must: [120], aim: [80], unit: "KB", digits: 1 };
	const ofChannel = row("JS for the channel, gz", [sizeOf(manifest()[channel].file)], {
		must: [60],
		unit: "KB",
		digits: 1,
	});
	return [
		...start,
		ofChannel,
		...lazy.map(({ name, size }) => row(`  lazy ${name}, gz`, [size], bars)),
	];
}
