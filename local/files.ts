import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Files } from "#functions/core/files.ts";
import { folders } from "./settings.ts";

/** Pictures and rendered pages on disk. A file appears whole or not at all. */
export const diskFiles: Files = {
	async put(store, key, bytes) {
		const path = join(folders[store], key);
		await mkdir(dirname(path), { recursive: true });
		const draft = `${path}.${process.pid}.${Math.random()}`;
		await writeFile(draft, bytes);
		await rename(draft, path);
	},
	async remove(store, key) {
		await rm(join(folders[store], key), { force: true });
	},
};
