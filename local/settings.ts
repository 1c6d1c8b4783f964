import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";

export const port = Number(process.env.PORT ?? 3000);

/** Whether some work is done by the clock; tests that count requests go without. */
export const hasClock = process.env.CLOCK !== "off";

/** Where this machine's cloud keeps its data: table, pictures, mails, rendered pages. */
export const localDir = resolve(process.env.LOCAL_DIR ?? ".local");

export const folders = {
	table: join(localDir, "table"),
	images: join(localDir, "files"),
	pages: join(localDir, "pages"),
	mailbox: join(localDir, "mailbox"),
	queue: join(localDir, "queue"),
	deadLetters: join(localDir, "dead-letters"),
};

for (const folder of Object.values(folders)) mkdirSync(folder, { recursive: true });

/** Files of the web build. */
export const site = resolve("dist/site");
export const pageRenderer = resolve("dist/render/render.js");
