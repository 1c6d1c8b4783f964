import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildSite, builtAt } from "./build/build.ts";
import { isSnapshotCurrent, makeSnapshot } from "./demo/snapshot.ts";
import { chosenEngine } from "./engine.ts";
import { localDir, siteUrl } from "./settings.ts";

/** Which build and address the pages of this local cloud were rendered for, and when (ms since 1970). */
type Rendered = { builtAt: number; siteUrl: string; at: number };
const renderedNote = join(localDir, "rendered.json");

const rendered = (): Rendered | null =>
	existsSync(renderedNote) ? JSON.parse(readFileSync(renderedNote, "utf8")) : null;

/** When the pages were rendered for this build and address, in ms since 1970; null when they were not. */
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
	/** The demo federation of today, for sites that start with it. */
	async snapshot() {
		if (!chosenEngine())
			return console.warn("No DynamoDB engine here yet: the demo federation is made at the start");
		if (!isSnapshotCurrent()) await makeSnapshot();
	},
	/** The demo federation in the table of this local cloud, and all that follows from it. */
	async fill() {
		const { fillOnce, followTable } = await import("./stand-ins/cloud.ts");
		const { engine, table } = await cloud();
		await fillOnce();
		const following = await followTable(engine.endpoint, table, { pages: false });
		await following.stop();
	},
	/** The pages of visitors, and then the pictures that chats show. */
	async render() {
		await cloud();
		const { renderPages } = await import("#functions/pages/pages.service.ts");
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
 * Makes what a site starts with, step by step: `node local/prepare.ts build snapshot`. A process of its own, because it
 * takes 250 MB that the site does not need.
 */
if (import.meta.main) {
	process.once("disconnect", () => process.exit(1));
	for (const step of process.argv.slice(2) as Step[]) await steps[step]();
	await (await opened)?.engine.stop();
	process.exit(0);
}
