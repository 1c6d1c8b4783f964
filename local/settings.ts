import { existsSync, mkdirSync } from "node:fs";
import { join, resolve } from "node:path";

export const port = Number(process.env.PORT ?? 3000);

export const siteUrl = process.env.SITE_URL ?? `http://localhost:${port}`;

/**
 * Whether scheduled and delayed work runs, the rendering of changed pages included; tests that count
 * requests switch it off.
 */
export const hasClock = process.env.CLOCK !== "off";

/** Folder of this machine's cloud: table, pictures, emails, rendered pages. */
export const localDir = resolve(process.env.LOCAL_DIR ?? ".local");

/** Folder of the table within the folder of a local cloud. */
export const tableFolder = (folder: string) => join(folder, "table");

export const folders = {
	table: tableFolder(localDir),
	images: join(localDir, "files"),
	pages: join(localDir, "pages"),
	mailbox: join(localDir, "mailbox"),
	queue: join(localDir, "queue"),
	deadLetters: join(localDir, "dead-letters"),
};

for (const folder of Object.values(folders)) mkdirSync(folder, { recursive: true });

/** Written after the table is filled: an interrupted first run is filled again from the start. */
export const filledMark = join(localDir, "filled");
export const isFilled = () => existsSync(filledMark);

/** Output of the web build. */
export const site = resolve("dist/site");
export const pageRenderer = resolve("dist/render/render.js");
