import { existsSync, mkdirSync } from "node:fs";
import { join, resolve } from "node:path";

export const port = Number(process.env.PORT ?? 3000);

export const siteUrl = process.env.SITE_URL ?? `http://localhost:${port}`;

/** Whether some work is done, or waits, by the clock; tests that count requests go without. */
export const hasClock = process.env.CLOCK !== "off";

/** Where this machine's cloud keeps its data: table, pictures, mails, rendered pages. */
export const localDir = resolve(process.env.LOCAL_DIR ?? ".local");

/** Where the local cloud of a folder keeps its table. */
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

/** Written last when the table was filled: a first run that was cut short is filled again from the start. */
export const filledMark = join(localDir, "filled");
export const isFilled = () => existsSync(filledMark);

/** Files of the web build. */
export const site = resolve("dist/site");
export const pageRenderer = resolve("dist/render/render.js");
