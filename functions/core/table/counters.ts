import { BatchGetCommand, PutCommand } from "@aws-sdk/lib-dynamodb";
import { leadingKey, table } from "#shared/core/table.ts";
import type { EntityName } from "../../domains.ts";
import { database, entityModel, onTable, retryUnprocessed, type Write } from "./database.ts";

/**
 * Counters of the things of a kind. The transaction that changes a thing updates its counters, so
 * they are exact; `npm run recount` recomputes them. One item holds all counters of a kind, because
 * a transaction is limited to a hundred items and an event's places may take 96 of them.
 */
const { entity } = entityModel("tally");
const sortKey = `$${entity}`;
const keyOf = (kind: string) => ({
	[table.partitionKey]: `${leadingKey(entity)}${kind}`,
	[table.sortKey]: sortKey,
});

/** The counters that a thing adds to: names, each adding one, or amounts by name. */
export type CountedAs<Thing> = (thing: Thing) => readonly string[] | Numbers;

/**
 * Counters that are written together: the entity that is counted, and what an item adds. `totals`:
 * the totals that the dashboards show, each with the counters that it is summed from.
 */
export type CountDefinition = {
	of: EntityName;
	as: CountedAs<never>;
	totals?: Record<string, readonly string[]>;
};

/** Defines what a domain counts: `*.counts.ts`. */
export const defineCounts = <const Counts extends Record<string, CountDefinition>>(
	counts: Counts,
): Counts => counts;

/** The amount that a thing adds to each counter. */
export const numbersOf = (counted: readonly string[] | Numbers): Numbers =>
	Array.isArray(counted)
		? Object.fromEntries(counted.map((name) => [name, 1]))
		: (counted as Numbers);

/**
 * The write that updates a kind's counters when a thing changes. `before` is null for a new thing,
 * `after` for a deleted one.
 */
export function writeCounters<Thing>(
	kind: string,
	countedAs: CountedAs<Thing>,
	before: Thing | null,
	after: Thing | null,
): Write[] {
	return writeCountersOfAll(kind, countedAs, [{ before, after }]);
}

/**
 * Like `writeCounters` for several things: a single write, because a transaction may contain an item
 * only once.
 */
export function writeCountersOfAll<Thing>(
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

/** A check that a counter of a kind has a value; one that was never counted is zero. */
export const requireCount = (kind: string, name: string, value: number): Write => ({
	check: {
		TableName: onTable.table,
		Key: keyOf(kind),
		ConditionExpression: `${value === 0 ? "attribute_not_exists(#name) OR " : ""}#name = :value`,
		ExpressionAttributeNames: { "#name": name },
		ExpressionAttributeValues: { ":value": value },
	},
});

export const requireZero = (kind: string, name: string): Write => requireCount(kind, name, 0);

/** Counters of a kind by name; empty before the first thing. */
export type Numbers = Record<string, number>;

type Item = Record<string, unknown>;

/** The kind and the counters of an item; null when the item holds no counters. */
export function countersIn({
	__edb_e__,
	[table.partitionKey]: key,
	[table.sortKey]: _,
	...numbers
}: Item) {
	if (__edb_e__ !== entity) return null;
	return { kind: String(key).slice(leadingKey(entity).length), numbers: numbers as Numbers };
}

/** Reads the counters of several kinds in one request. */
export async function readCounters<Kind extends string>(
	kinds: readonly Kind[],
	{ consistent = false } = {},
): Promise<Record<Kind, Numbers>> {
	const Keys = kinds.map(keyOf);
	const { items } = await retryUnprocessed(async () => {
		const request = new BatchGetCommand({
			RequestItems: { [onTable.table]: { Keys, ConsistentRead: consistent } },
		});
		const { Responses, UnprocessedKeys } = await database.send(request);
		const unprocessed = UnprocessedKeys?.[onTable.table]?.Keys ?? [];
		return { items: Responses?.[onTable.table] ?? [], unprocessed };
	});
	const known = new Map(
		items.flatMap((item) => countersIn(item) ?? []).map(({ kind, numbers }) => [kind, numbers]),
	);
	return Object.fromEntries(kinds.map((kind) => [kind, known.get(kind) ?? {}])) as Record<
		Kind,
		Numbers
	>;
}

/** The item that holds all counters of a kind. */
export const counterItem = (kind: string, numbers: Numbers) => ({
	...keyOf(kind),
	__edb_e__: entity,
	...numbers,
});

/** Replaces the stored counters of a kind. */
export async function putCounters(kind: string, numbers: Numbers): Promise<void> {
	await database.send(
		new PutCommand({ TableName: onTable.table, Item: counterItem(kind, numbers) }),
	);
}
