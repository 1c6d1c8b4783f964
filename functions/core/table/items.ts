import { DeleteCommand, GetCommand, QueryCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import { leadingKey, table } from "#shared/core/table.ts";
import { runEach } from "../parallel.ts";
import { database, ignoreConditionFailure, onTable, type Write } from "./database.ts";

/** A raw item of the table, with its keys. */
export type Item = Record<string, unknown>;

/** Partition attributes in the order of the entity's index: `{ userId: 7 }`. */
export type Partition = Record<string, string | number>;

/** The items of an entity in one partition of the table or of an index. */
export type Shelf = { entity: string; index?: 1 | 2 | 3; partition: Partition };

/** ElectroDB writes keys in lower case: `$karate.session#userid_7`. */
const partitionKey = ({ entity, partition }: Shelf) =>
	leadingKey(entity) +
	Object.entries(partition)
		.map(([attribute, value]) => `${attribute}_${value}`)
		.join("#")
		.toLowerCase();

export const entityOf = (item: Item) => String(item.__edb_e__ ?? "");

export const keyOf = (item: Item) => ({
	[table.partitionKey]: item[table.partitionKey],
	[table.sortKey]: item[table.sortKey],
});

export type Read = {
	items: Item[];
	/** Where the next page begins; undefined at the end. */
	next?: Item;
};

/** Reads up to `limit` raw items; strongly consistent, except from an index. */
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
	// Some entities share a partition with others.
	return { items: Items.filter((item) => entityOf(item) === shelf.entity), next: LastEvaluatedKey };
}

/** Reads one item by key, strongly consistent; null when there is none. */
export async function readItem(Key: ReturnType<typeof keyOf>): Promise<Item | null> {
	const { Item } = await database.send(
		new GetCommand({ TableName: onTable.table, Key, ConsistentRead: true }),
	);
	return Item ?? null;
}

/** All items, for partitions that are short by nature. */
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

/**
 * A copy of an item with another id in an attribute and in each key that contains the attribute.
 */
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

/** Updates only the changed attributes, so that no concurrent change is overwritten. */
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
 * The writes that set an id attribute of an item. If the attribute is part of the key, the item
 * moves.
 * @param over whether it may replace an existing item; else the first write fails
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

/** Condition that an item is unchanged since it was read, if it has a version. */
const asRead = ({ version }: Item) =>
	version === undefined
		? {}
		: {
				ConditionExpression: "#version = :version",
				ExpressionAttributeNames: { "#version": "version" },
				ExpressionAttributeValues: { ":version": version },
			};

/** Deletes items. A missing item is not an error, because a step may run twice. */
export const removeItems = (items: readonly Item[]) =>
	runEach("items to delete", items, (item) =>
		database.send(new DeleteCommand({ TableName: onTable.table, Key: keyOf(item) })),
	);

/** Removes attributes from items; skips items that are gone or have none of them. */
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
	await runEach("items to strip", dressed, (item) =>
		database.send(update(item)).catch(ignoreConditionFailure),
	);
}
