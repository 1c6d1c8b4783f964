import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";

/** Description of a backup: number of items, and SHA-256 of their lines in hex. */
export type Manifest = { format: 1; table: string; takenAt: string; items: number; sha256: string };

const names = { manifest: "manifest.json", items: "items.jsonl.gz" };
const checksum = (text: string) => createHash("sha256").update(text).digest("hex");

/**
 * Writes lines into a folder that must not contain a backup yet. Sorted, so that equal items give
 * equal bytes.
 */
export function writeBackup(
	folder: string,
	lines: string[],
	source: { table: string; takenAt: string },
): Manifest {
	if (existsSync(join(folder, names.manifest)))
		throw new Error(`There is a backup in ${folder} already`);
	mkdirSync(folder, { recursive: true });
	const text = lines
		.sort()
		.map((line) => `${line}\n`)
		.join("");
	const manifest: Manifest = { format: 1, ...source, items: lines.length, sha256: checksum(text) };
	// The manifest is written last: without it, the folder is not a backup.
	writeFileSync(join(folder, names.items), gzipSync(text, { level: 9 }), { mode: 0o600 });
	writeFileSync(join(folder, names.manifest), `${JSON.stringify(manifest, null, "\t")}\n`);
	return manifest;
}

/** Lines of a backup; throws if it is incomplete or damaged. */
export function readBackup(folder: string): { manifest: Manifest; lines: string[] } {
	if (!existsSync(join(folder, names.manifest))) throw new Error(`There is no backup in ${folder}`);
	const manifest: Manifest = JSON.parse(readFileSync(join(folder, names.manifest), "utf8"));
	if (manifest.format !== 1)
		throw new Error(`The backup has format ${manifest.format}, which this version can't read`);
	const text = gunzipSync(readFileSync(join(folder, names.items))).toString("utf8");
	const lines = text.split("\n").slice(0, -1);
	if (lines.length === manifest.items && checksum(text) === manifest.sha256)
		return { manifest, lines };
	throw new Error(
		`The backup in ${folder} is damaged: its items are not those that the manifest counts`,
	);
}
