import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildSite, builtAt } from "./build/build.ts";
import { isSnapshotCurrent, makeSnapshot } from "./demo/snapshot.ts";
import { chosenEngine } from "./engine.ts";
import { localDir, siteUrl } from "./settings.ts";

/**
 * Build and address for which the pages of this local cloud were rendered, and the time (ms since
 * 1970).
 */
type Rendered = { builtAt: number; siteUrl: string; at: number };
const renderedNote = join(localDir, "rendered.json");

const rendered = (): Rendered | null =>
	existsSync(renderedNote) ? JSON.parse(readFileSync(renderedNote, "utf8")) : null;

/**
 * Time at which the pages were rendered for this build and address, in ms since 1970; null if they
 * were not.
 */
export function renderedAt(): number | null {
	const last = rendered();
	return last?.builtAt === builtAt() && last.siteUrl === siteUrl ? last.at : null;
}

type Cloud = Awaited<ReturnType<typeof import("./stand-ins/cloud.ts").openCloud>>;
let opened: Promise<Cloud> | undefined;

/** The cloud of this process, opened by the first step that needs it. */
async function cloud(): Promise<Cloud> {
	const { openCloud } = await import("./stand-ins/cloud.ts");
	opened ??= openCloud();
	return opened;
}

const steps = {
	/** The site and its page renderer. */
	build: () => buildSite(),
	/** Today's demo federation, for sites that start with it. */
	async snapshot() {
		if (!chosenEngine())
			return console.warn("No DynamoDB engine here yet: the demo federation is made at the start");
		if (!isSnapshotCurrent()) await makeSnapshot();
	},
	/** The demo federation in the table of this local cloud, and everything derived from it. */
	async fill() {
		const { fillOnce, followTable } = await import("./stand-ins/cloud.ts");
		const { engine, table } = await cloud();
		await fillOnce();
		const following = await followTable(engine.endpoint, table, { pages: false });
		await following.stop();
	},
	/** The public pages, and then their preview pictures. */
	async render() {
		await cloud();
		const { renderPages } = await import("#functions/app/pages/pages.service.ts");
		const at = Date.now();
		const { drawPictures } = await renderPages(at, { render: "all" });
		const note: Rendered = { builtAt: builtAt(), siteUrl, at };
		writeFileSync(renderedNote, JSON.stringify(note));
		process.send?.("done");
		await drawPictures();
	},
};
export type Step = keyof typeof steps;

/**
 * Prepares what a site needs to start, step by step: `node local/prepare.ts build snapshot`. A
 * separate process, because it takes 250 MB that the site does not need.
 */
if (import.meta.main) {
	process.once("disconnect", () => process.exit(1));
	for (const step of process.argv.slice(2) as Step[]) await steps[step]();
	await (await opened)?.engine.stop();
	process.exit(0);
}
