import { BatchGetCommand, GetCommand } from "@aws-sdk/lib-dynamodb";
import DataLoader from "dataloader";
import { table } from "#shared/core/table.ts";
import { database, onTable } from "./database.ts";

type Item = Record<string, unknown>;

/** DynamoDB's limit per request. */
const maxBatchSize = 100;

const idOf = (item: Item): string => `${item[table.partitionKey]} ${item[table.sortKey]}`;

async function getOne(Key: Item): Promise<Item | undefined> {
	const command = new GetCommand({ TableName: onTable.table, Key, ConsistentRead: true });
	return (await database.send(command)).Item;
}

/** Items by id; of those that the table did not get to, it is asked again one by one. */
async function getBatch(Keys: Item[]): Promise<Map<string, Item>> {
	const { Responses, UnprocessedKeys } = await database.send(
		new BatchGetCommand({ RequestItems: { [onTable.table]: { Keys, ConsistentRead: true } } }),
	);
	const left = UnprocessedKeys?.[onTable.table]?.Keys ?? [];
	const others = await Promise.all(left.map(getOne));
	const found = [...(Responses?.[onTable.table] ?? []), ...others.filter((item) => item)] as Item[];
	return new Map(found.map((item) => [idOf(item), item]));
}

async function getAll(keys: readonly Item[]): Promise<(Item | undefined)[]> {
	if (keys.length === 1) return [await getOne(keys[0])];
	const each = new Map(keys.map((key) => [idOf(key), key]));
	const items = await getBatch([...each.values()]);
	return keys.map((key) => items.get(idOf(key)));
}

/**
 * Reads items by key, strongly consistent. Reads of the same turn of the event loop share one
 * request, which costs little more than one of them: in a rush, each call begins by reading its
 * session.
 */
const together = new DataLoader<Item, Item | undefined>(getAll, {
	cache: false,
	maxBatchSize,
	batchScheduleFn: setImmediate,
});

export const getTogether = (key: Item): Promise<Item | undefined> => together.load(key);
