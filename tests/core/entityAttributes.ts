import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";

type Model = { model?: { entity: string; schema: { attributes: Record<string, unknown> } } };

/** The attributes of every entity of the table, by name. TABLE_NAME must be set. */
export async function readEntityAttributes(): Promise<Map<string, string[]>> {
	const files = globSync("functions/**/*.ts").filter(
		(file) => !file.endsWith(".test.ts") && /\bentity\(\s*"/.test(readFileSync(file, "utf8")),
	);
	const modules: Record<string, Model | undefined>[] = await Promise.all(
		files.map((file) => import(resolve(file))),
	);
	return new Map(
		modules
			.flatMap((module) => Object.values(module))
			.flatMap((value) =>
				value?.model ? [[value.model.entity, Object.keys(value.model.schema.attributes)]] : [],
			),
	);
}
