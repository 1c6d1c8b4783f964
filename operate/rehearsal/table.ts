import { setTimeout as pause } from "node:timers/promises";
import { BatchWriteCommand, ScanCommand, type ScanCommandInput } from "@aws-sdk/lib-dynamodb";
import { database, onTable } from "#functions/core/table/database.ts";
import { table } from "#shared/core/table.ts";

export type Item = Record<string, unknown>;

/** Name of an item's entity. */
export const kindOf = (item: Item) => String(item.__edb_e__);

/** Key attributes that contain the ids of an item. */
const keys = [table.partitionKey, table.sortKey, table.indexes[0].partitionKey];

/**
 * All items with a mark in their keys, strongly consistent. Reads the whole table: for operators
 * only.
 */
export async function itemsWith(mark: RegExp): Promise<Item[]> {
	const found: Item[] = [];
	let from: ScanCommandInput["ExclusiveStartKey"];
	do {
		const page = await database.send(
			new ScanCommand({ TableName: onTable.table, ConsistentRead: true, ExclusiveStartKey: from }),
		);
		found.push(
			...(page.Items ?? []).filter((item) =>
				keys.some((key) => mark.test(String(item[key] ?? ""))),
			),
		);
		from = page.LastEvaluatedKey;
	} while (from);
	return found;
}

/** DynamoDB's limit for a batch write. */
const perBatch = 25;
const atOnce = 8;

async function writeAll(requests: object[]): Promise<void> {
	const batches = Array.from({ length: Math.ceil(requests.length / perBatch) }, (_, batch) =>
		requests.slice(batch * perBatch, (batch + 1) * perBatch),
	);
	const writer = async () => {
		for (let rest = batches.pop(); rest; rest = batches.pop()) await writeBatch(rest);
	};
	await Promise.all(Array.from({ length: atOnce }, writer));
}

/** A busy table accepts a batch in part: the rest is retried. */
async function writeBatch(requests: object[]): Promise<void> {
	for (let rest = requests, tries = 1; rest.length > 0; tries++) {
		if (tries > 10) throw new Error("The table does not take what is written to it");
		const batch = new BatchWriteCommand({ RequestItems: { [onTable.table]: rest } });
		const { UnprocessedItems } = await database.send(batch);
		rest = UnprocessedItems?.[onTable.table] ?? [];
		if (rest.length > 0) await pause(50 * 2 ** tries);
	}
}

export const putAll = (items: Item[]) => writeAll(items.map((Item) => ({ PutRequest: { Item } })));

export const deleteAll = (items: Item[]) =>
	writeAll(
		items.map((item) => ({
			DeleteRequest: {
				Key: {
					[table.partitionKey]: item[table.partitionKey],
					[table.sortKey]: item[table.sortKey],
				},
			},
		})),
	);
