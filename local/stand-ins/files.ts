import { mkdir, readFile, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Files, Store } from "#functions/core/outside/files.ts";
import { linkTo } from "../links.ts";
import { folders } from "../settings.ts";
import { writeWhole } from "../writeWhole.ts";

/** File beside a stored file that records its source. */
const noteOf = (store: Store, key: string) => `${join(folders[store], key)}.made-of`;
const textOf = (path: string) => readFile(path, "utf8").catch(() => null);

/** Pictures and rendered pages on disk. */
export const diskFiles: Files = {
	async put(store, key, bytes, { madeOf }) {
		const path = join(folders[store], key);
		await mkdir(dirname(path), { recursive: true });
		await writeWhole(path, bytes);
		if (madeOf) await writeWhole(noteOf(store, key), madeOf);
	},
	async putParts(store, key, chunks, options) {
		const parts: Uint8Array[] = [];
		for await (const chunk of chunks) parts.push(chunk);
		const bytes = Buffer.concat(parts);
		await diskFiles.put(store, key, bytes, options);
		return bytes.length;
	},
	async read(store, key) {
		return readFile(join(folders[store], key)).catch(() => null);
	},
	async madeOf(store, key) {
		return textOf(noteOf(store, key));
	},
	async remove(store, key) {
		await Promise.all(
			[join(folders[store], key), noteOf(store, key)].map((path) => rm(path, { force: true })),
		);
	},
	async link(store, key, to) {
		return linkTo(store, key, to);
	},
};
