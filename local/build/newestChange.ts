import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/** When the newest of these files, or of the files in these folders, was changed, in ms since 1970. */
export function newestChange(paths: readonly string[]): number {
	const times = paths.flatMap((path) => {
		const info = statSync(path);
		if (!info.isDirectory()) return [info.mtimeMs];
		const inside = readdirSync(path, { recursive: true, encoding: "utf8" });
		return inside.map((name) => statSync(join(path, name)).mtimeMs);
	});
	return Math.max(0, ...times);
}
