import { paginateScan } from "@aws-sdk/lib-dynamodb";
import { database, onTable } from "#functions/core/table/database.ts";
import { Tallies } from "#functions/core/table/tally.ts";
import { countUp, isCounted, putTallies } from "#functions/dashboard/counted.ts";

type Item = Record<string, unknown>;

/**
 * Counts anew what tallies keep, by reading the whole table. Nobody may write meanwhile: what was made during the
 * count may be missing from it.
 */
export async function recount(): Promise<Map<string, { was: number; is: number }>> {
	const kept = new Map<string, number>();
	const counts = new Map<string, number>();
	for await (const { Items = [] } of paginateScan(
		{ client: database },
		{ TableName: onTable.table, ConsistentRead: true },
	))
		for (const item of Items as Item[]) {
			const entity = String(item.__edb_e__);
			if (entity === Tallies.schema.model.entity) kept.set(String(item.name), Number(item.count));
			else if (isCounted(entity)) countUp(counts, { [entity]: [item] });
		}
	const names = [...new Set([...kept.keys(), ...counts.keys()])].sort();
	await putTallies(new Map(names.map((name) => [name, counts.get(name) ?? 0])));
	return new Map(names.map((name) => [name, { was: kept.get(name) ?? 0, is: counts.get(name) ?? 0 }]));
}
