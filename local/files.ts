import { mkdir, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Files } from "#functions/core/outside/files.ts";
import { folders } from "./settings.ts";
import { writeWhole } from "./writeWhole.ts";

/** Pictures and rendered pages on disk. */
export const diskFiles: Files = {
	async put(store, key, bytes) {
		const path = join(folders[store], key);
		await mkdir(dirname(path), { recursive: true });
		await writeWhole(path, bytes);
	},
	async remove(store, key) {
		await rm(join(folders[store], key), { force: true });
	},
};
