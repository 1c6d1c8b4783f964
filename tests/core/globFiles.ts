import { globSync } from "node:fs";
import { fileURLToPath } from "node:url";

type Options = { eager?: boolean; import?: string };

/** Imports files by patterns, as `import.meta.glob` of Vite does; see tests/native/webTransform.ts. */
export async function globFiles(
	module: string,
	patterns: string | readonly string[],
	{ eager, import: name }: Options = {},
): Promise<Record<string, unknown>> {
	const folder = new URL(".", module);
	const all = [patterns].flat();
	const files = globSync(all.filter((pattern) => !pattern.startsWith("!")) as string[], {
		cwd: fileURLToPath(folder),
		exclude: all.filter((pattern) => pattern.startsWith("!")).map((pattern) => pattern.slice(1)),
	}).sort();
	const found: Record<string, unknown> = {};
	for (const file of files) {
		const load = async () => {
			const loaded = await import(fileURLToPath(new URL(file, folder)));
			return name ? loaded[name] : loaded;
		};
		found[file.startsWith("..") ? file : `./${file}`] = eager ? await load() : load;
	}
	return found;
}
