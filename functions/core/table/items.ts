import { DeleteCommand, GetCommand, QueryCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import { leadingKey, table } from "#shared/core/table.ts";
import { inParallel } from "../parallel.ts";
import { database, ignoreConditionFailure, onTable, type Write } from "./database.ts";

/** An item as it lies in the table, with its keys. */
export type Item = Record<string, unknown>;

/** The attributes that name a partition, in the order of the entity's index: `{ userId: 7 }`. */
export type Partition = Record<string, string | number>;

/** Which items are meant: those of an entity in a partition of the table, or of one of its indexes. */
export type Shelf = { entity: string; index?: 1 | 2 | 3; partition: Partition };

/** ElectroDB writes keys in lower case: `$karate.session#userid_7`. */
const partitionKey = ({ entity, partition }: Shelf) =>
	leadingKey(entity) +
	Object.entries(partition)
		.map(([attribute, value]) => `${attribute}_${value}`)
		.join("#")
		.toLowerCase();

export const entityOf = (item: Item) => String(item.__edb_e__ ?? "");

/** The key of an item in the table. */
export const keyOf = (item: Item) => ({
	[table.partitionKey]: item[table.partitionKey],
	[table.sortKey]: item[table.sortKey],
});

export type Read = {
	items: Item[] /** Where the rest begins; undefined at the end. */;
	next?: Item;
};

/** So many items of a shelf, whatever their attributes: strongly consistent, except from an index. */
export async function readItems(shelf: Shelf, from?: Item, limit = 100): Promise<Read> {
	const { name, partitionKey: attribute } = shelf.index
		? table.indexes[shelf.index - 1]
		: { name: undefined, partitionKey: table.partitionKey };
	const { Items = [], LastEvaluatedKey } = await database.send(
		new QueryCommand({
			TableName: onTable.table,
			IndexName: name,
			KeyConditionExpression: "#partition = :partition",
			ExpressionAttributeNames: { "#partition": attribute },
			ExpressionAttributeValues: { ":partition": partitionKey(shelf) },
			...(!name && { ConsistentRead: true }),
			Limit: limit,
			ExclusiveStartKey: from,
		}),
	);
	// Some entities share a partition.
	return { items: Items.filter((item) => entityOf(item) === shelf.entity), next: LastEvaluatedKey };
}

/** One item by its key, strongly consistent; null where there is none. */
export async function readItem(Key: ReturnType<typeof keyOf>): Promise<Item | null> {
	const { Item } = await database.send(
		new GetCommand({ TableName: onTable.table, Key, ConsistentRead: true }),
	);
	return Item ?? null;
}

/** All items of a shelf, for what is short by nature. */
export async function allItems(shelf: Shelf): Promise<Item[]> {
	const { items, next } = await readItems(shelf);
	const read = [items];
	for (let from = next; from; ) {
		const page = await readItems(shelf, from);
		read.push(page.items);
		from = page.next;
	}
	return read.flat();
}

const keyNames: ReadonlySet<string> = new Set([
	table.partitionKey,
	table.sortKey,
	...table.indexes.flatMap(({ partitionKey: partition, sortKey }) => [partition, sortKey]),
]);

/** An item with another number in an attribute, and in each of its keys that names the attribute. */
export function repointItem(item: Item, attribute: string, to: number): Item {
	const part = new RegExp(`((?:^|#)${attribute.toLowerCase()}_)${item[attribute]}(?=#|$)`);
	const changed = (name: string, value: unknown) => {
		if (name === attribute) return to;
		return keyNames.has(name) ? String(value).replace(part, `$1${to}`) : value;
	};
	return Object.fromEntries(
		Object.entries(item).map(([name, value]) => [name, changed(name, value)]),
	);
}

const sameKey = (a: Item, b: Item) =>
	a[table.partitionKey] === b[table.partitionKey] && a[table.sortKey] === b[table.sortKey];

/** Changes what differs, so that nothing is written over that somebody else changed meanwhile. */
function updateTo(item: Item, changed: Item, attribute: string): Write {
	const differs = Object.keys(changed).filter((name) => changed[name] !== item[name]);
	const names = Object.fromEntries(differs.map((name, at) => [`#n${at}`, name]));
	const values = Object.fromEntries(differs.map((name, at) => [`:n${at}`, changed[name]]));
	const update = {
		TableName: onTable.table,
		Key: keyOf(item),
		UpdateExpression: `SET ${differs.map((_, at) => `#n${at} = :n${at}`).join(", ")}`,
		ConditionExpression: "#attribute = :before",
		ExpressionAttributeNames: { ...names, "#attribute": attribute },
		ExpressionAttributeValues: { ...values, ":before": item[attribute] },
	};
	return { update };
}

/**
 * The writes that give an item another number in an attribute. Where the attribute is part of its key, the item moves.
 * @param over whether it may take the place of what is there already; else the first write fails
 */
export function repointWrites(item: Item, attribute: string, to: number, over = false): Write[] {
	const changed = repointItem(item, attribute, to);
	if (sameKey(item, changed)) return [updateTo(item, changed, attribute)];
	const unclaimed = {
		ConditionExpression: "attribute_not_exists(#key)",
		ExpressionAttributeNames: { "#key": table.partitionKey },
	};
	return [
		{ put: { TableName: onTable.table, Item: changed, ...(!over && unclaimed) } },
		{ delete: { TableName: onTable.table, Key: keyOf(item), ...asRead(item) } },
	];
}

/** That an item is as it was read, where it counts its writes. */
const asRead = ({ version }: Item) =>
	version === undefined
		? {}
		: {
				ConditionExpression: "#version = :version",
				ExpressionAttributeNames: { "#version": "version" },
				ExpressionAttributeValues: { ":version": version },
			};

/** What is gone already is no fault: a step may run twice. */
export const removeItems = (items: readonly Item[]) =>
	inParallel(items, (item) =>
		database.send(new DeleteCommand({ TableName: onTable.table, Key: keyOf(item) })),
	);

/** Takes attributes out of items, and leaves items alone that are gone or have none of them. */
export async function stripItems(
	items: readonly Item[],
	attributes: readonly string[],
): Promise<void> {
	const dressed = items.filter((item) =>
		attributes.some((attribute) => item[attribute] !== undefined),
	);
	const names = Object.fromEntries(attributes.map((attribute, at) => [`#n${at}`, attribute]));
	const update = (item: Item) =>
		new UpdateCommand({
			TableName: onTable.table,
			Key: keyOf(item),
			UpdateExpression: `REMOVE ${Object.keys(names).join(", ")}`,
			ConditionExpression: "attribute_exists(#key)",
			ExpressionAttributeNames: { ...names, "#key": table.partitionKey },
		});
	await inParallel(dressed, (item) => database.send(update(item)).catch(ignoreConditionFailure));
}
