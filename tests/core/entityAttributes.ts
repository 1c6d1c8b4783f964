import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";

type Composite = { facets: string[] };
type Index = { index: string; pk: Composite; sk?: Composite; conditionDefined: boolean };
/** The model of an entity of the table. */
export type Model = {
	entity: string;
	schema: {
		attributes: Record<string, { type: unknown }>;
		formatItemForRetrieval: (item: object, options: object) => object;
	};
	indexes: Record<string, Index>;
};

/** The models of all entities of the table. TABLE_NAME must be set. */
export async function readModels() {
	const files = globSync("functions/**/*.ts").filter(
		(file) => !file.endsWith(".test.ts") && /\bentity\(\s*"/.test(readFileSync(file, "utf8")),
	);
	const modules: Record<string, { model?: Model } | undefined>[] = await Promise.all(
		files.map((file) => import(resolve(file))),
	);
	return modules
		.flatMap((module) => Object.values(module))
		.flatMap((value) => (value?.model ? [value.model] : []));
}

/** The attributes of every entity of the table, by name. */
export async function readEntityAttributes(): Promise<Map<string, string[]>> {
	const models = await readModels();
	return new Map(models.map(({ entity, schema }) => [entity, Object.keys(schema.attributes)]));
}

/**
 * Of what the keys of each entity are made: `user byFee gsi3: membershipFeeStatus | feeDueDate, id`. An
 * index that has some of the items only ends in a question mark.
 */
export async function readEntityKeys(): Promise<string[]> {
	const models = await readModels();
	return models
		.flatMap(({ entity, indexes }) =>
			Object.entries(indexes).map(([name, { index, pk, sk, conditionDefined }]) => {
				const place = index ? ` ${index}` : "";
				const sort = sk?.facets.length ? ` | ${sk.facets.join(", ")}` : "";
				const partition = pk.facets.length > 0 ? ` ${pk.facets.join(", ")}` : "";
				return `${entity} ${name}${place}:${partition}${sort}${conditionDefined ? "?" : ""}`;
			}),
		)
		.sort();
}
