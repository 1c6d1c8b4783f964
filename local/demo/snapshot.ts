import { fork } from "node:child_process";
import { once } from "node:events";
import {
	cpSync,
	existsSync,
	globSync,
	mkdtempSync,
	readFileSync,
	renameSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";
import { kuwaitDate } from "#shared/core/time/kuwait.ts";
import { newestChange } from "../build/newestChange.ts";
import { chosenEngine, type EngineName } from "../engine.ts";
import { siteUrl } from "../settings.ts";

/**
 * Snapshot of the demo federation of one day with everything derived from it (counts, audit lines,
 * notifications, emails, rendered pages), as a folder that a new site copies: creating it takes
 * half a minute, copying it a few hundredths of a second.
 */
const folder = resolve("dist/demo");
const data = join(folder, "data");
const note = join(folder, "made.json");
/** The pages in a snapshot name the files of the built site, so `web` counts too. */
const sources = [
	"functions",
	"shared",
	"web",
	"local/demo",
	"local/stand-ins",
	"package-lock.json",
];

/** Validity of a snapshot: it has the files of one engine, and events around one day. */
type Made = { day: string; engine: string; at: number };

const validityNow = (named?: EngineName) => ({
	day: kuwaitDate(Date.now()),
	engine: chosenEngine(named)?.name ?? "none",
});

/**
 * Whether the snapshot is of today, for the engine that will be started, and newer than its
 * sources.
 */
export function isSnapshotCurrent(named?: EngineName): boolean {
	if (process.env.DYNAMODB_ENDPOINT || !existsSync(note)) return false;
	const made: Made = JSON.parse(readFileSync(note, "utf8"));
	const { day, engine } = validityNow(named);
	return made.day === day && made.engine === engine && made.at > newestChange(sources);
}

/** Creates today's snapshot with a separate engine and folder, then replaces the earlier one. */
export async function makeSnapshot(): Promise<void> {
	// The environment of the caller is left out, so that the pages contain the default address.
	const { DYNAMODB_ENDPOINT: _, SITE_URL: __, TABLE_NAME: ___, PORT: ____, ...env } = process.env;
	const made: Made = { ...validityNow(), at: Date.now() };
	const making = mkdtempSync(`${folder}-`);
	try {
		const script = join(import.meta.dirname, "../prepare.ts");
		const child = fork(script, ["fill", "render"], {
			env: { ...env, LOCAL_DIR: join(making, "data") },
			execArgv: [],
		});
		const [code] = await once(child, "exit");
		if (code !== 0) throw new Error("The demo federation could not be made");
		writeFileSync(join(making, "made.json"), JSON.stringify(made));
		rmSync(folder, { recursive: true, force: true });
		renameSync(making, folder);
	} finally {
		rmSync(making, { recursive: true, force: true });
	}
}

/** Files of a snapshot that contain the address of its site. */
const withAddress = "{pages/**/*.{html,xml,txt,atom},mailbox/*.json,rendered.json}";

/**
 * Copies the snapshot into the folder of a local cloud, and replaces the address in its files by that
 * of the cloud's site. Rendering the pages for that address would take three seconds.
 */
export function copySnapshot(to: string, address = siteUrl): void {
	cpSync(data, to, { recursive: true, preserveTimestamps: true });
	const { siteUrl: made } = JSON.parse(readFileSync(join(to, "rendered.json"), "utf8"));
	if (made === address) return;
	for (const file of globSync(withAddress, { cwd: to })) {
		const path = join(to, file);
		writeFileSync(path, readFileSync(path, "utf8").replaceAll(made, address));
	}
}
