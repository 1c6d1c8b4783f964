import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/** Time of the newest change to these files, or to files in these folders, in ms since 1970. */
export function newestChange(paths: readonly string[]): number {
	const times = paths.flatMap((path) => {
		const info = statSync(path);
		if (!info.isDirectory()) return [info.mtimeMs];
		const inside = readdirSync(path, { recursive: true, encoding: "utf8" });
		return inside.map((name) => statSync(join(path, name)).mtimeMs);
	});
	return Math.max(0, ...times);
}
