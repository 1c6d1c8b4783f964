import { rename, writeFile } from "node:fs/promises";

/** Writes a file that appears completely or not at all, even if the process is killed meanwhile. */
export async function writeWhole(path: string, content: string | Uint8Array): Promise<void> {
	const draft = `${path}.${process.pid}.${Math.random()}.part`;
	await writeFile(draft, content);
	await rename(draft, path);
}
