import { BatchGetCommand, PutCommand } from "@aws-sdk/lib-dynamodb";
import { leadingKey, table } from "#shared/core/table.ts";
import { database, model, onTable, retryUnprocessed, type Write } from "./database.ts";

/**
 * How many things of a kind there are. The transaction that makes, changes or removes a thing keeps its numbers, so
 * they are exact; `npm run recount` takes them anew. One item has all numbers of a kind, because a transaction has room
 * for a hundred items and an event's places may take 96 of them.
 */
const { entity } = model("tally");
const sortKey = `$${entity}`;
const keyOf = (kind: string) => ({
	[table.partitionKey]: `${leadingKey(entity)}${kind}`,
	[table.sortKey]: sortKey,
});

/** What a thing is counted as: names, each of which counts one, or amounts by name. */
export type CountedAs<Thing> = (thing: Thing) => readonly string[] | Numbers;

/** How much a thing adds to each name. */
export const numbersOf = (counted: readonly string[] | Numbers): Numbers =>
	Array.isArray(counted)
		? Object.fromEntries(counted.map((name) => [name, 1]))
		: (counted as Numbers);

/** The write that keeps a kind's numbers when a thing becomes another; null is before it was made, or after it is gone. */
export function writeTallies<Thing>(
	kind: string,
	countedAs: CountedAs<Thing>,
	before: Thing | null,
	after: Thing | null,
): Write[] {
	return tallyAll(kind, countedAs, [{ before, after }]);
}

/** The same for several things at once: one write, because a transaction may name an item only once. */
export function tallyAll<Thing>(
	kind: string,
	countedAs: CountedAs<Thing>,
	things: readonly { before: Thing | null; after: Thing | null }[],
): Write[] {
	const sums = new Map<string, number>();
	const add = (thing: Thing | null, sign: 1 | -1) => {
		if (thing === null) return;
		for (const [name, by] of Object.entries(numbersOf(countedAs(thing))))
			sums.set(name, (sums.get(name) ?? 0) + sign * by);
	};
	for (const { before, after } of things) {
		add(before, -1);
		add(after, 1);
	}
	const changes = [...sums].map(([name, by]) => ({ name, by })).filter(({ by }) => by !== 0);
	if (changes.length === 0) return [];
	const update = {
		TableName: onTable.table,
		Key: keyOf(kind),
		UpdateExpression: `SET #entity = :entity ADD ${changes.map((_, at) => `#n${at} :n${at}`).join(", ")}`,
		ExpressionAttributeNames: {
			"#entity": "__edb_e__",
			...Object.fromEntries(changes.map(({ name }, at) => [`#n${at}`, name])),
		},
		ExpressionAttributeValues: {
			":entity": entity,
			...Object.fromEntries(changes.map(({ by }, at) => [`:n${at}`, by])),
		},
	};
	return [{ update }];
}

/** The numbers of a kind by what is counted; empty before anything was. */
export type Numbers = Record<string, number>;

type Item = Record<string, unknown>;

/** The kind and the numbers that an item holds; null for an item that is no tally. */
export function tallyIn({
	__edb_e__,
	[table.partitionKey]: key,
	[table.sortKey]: _,
	...numbers
}: Item) {
	if (__edb_e__ !== entity) return null;
	return { kind: String(key).slice(leadingKey(entity).length), numbers: numbers as Numbers };
}

/** The numbers of these kinds, in one request. */
export async function readTallies<Kind extends string>(
	kinds: readonly Kind[],
): Promise<Record<Kind, Numbers>> {
	const Keys = kinds.map(keyOf);
	const { items } = await retryUnprocessed(async () => {
		const asked = new BatchGetCommand({ RequestItems: { [onTable.table]: { Keys } } });
		const { Responses, UnprocessedKeys } = await database.send(asked);
		const unprocessed = UnprocessedKeys?.[onTable.table]?.Keys ?? [];
		return { items: Responses?.[onTable.table] ?? [], unprocessed };
	});
	const known = new Map(
		items.flatMap((item) => tallyIn(item) ?? []).map(({ kind, numbers }) => [kind, numbers]),
	);
	return Object.fromEntries(kinds.map((kind) => [kind, known.get(kind) ?? {}])) as Record<
		Kind,
		Numbers
	>;
}

/** The item that has all numbers of a kind. */
export const tallyItem = (kind: string, numbers: Numbers) => ({
	...keyOf(kind),
	__edb_e__: entity,
	...numbers,
});

/** Puts numbers in the place of those that are kept. */
export async function putTally(kind: string, numbers: Numbers): Promise<void> {
	await database.send(new PutCommand({ TableName: onTable.table, Item: tallyItem(kind, numbers) }));
}
