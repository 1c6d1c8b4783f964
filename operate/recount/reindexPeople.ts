import { createHash } from "node:crypto";
import { paginateScan, type ScanCommandOutput } from "@aws-sdk/client-dynamodb";
import { unmarshall } from "@aws-sdk/util-dynamodb";
import { PairKeys } from "#functions/community/merges/pair.entity.ts";
import { keysFor } from "#functions/community/merges/pairs.stream.ts";
import { Debtors } from "#functions/competition/fees/ledger/debtor.entity.ts";
import { debtorKey } from "#functions/competition/fees/ledger/debtorKey.ts";
import { inParallel } from "#functions/core/parallel.ts";
import { dynamo, onTable, runTransaction, type Write } from "#functions/core/table/database.ts";
import { entityOf, type Item, removeItems } from "#functions/core/table/items.ts";
import { Listings } from "#functions/people/users/directory/listing.entity.ts";
import { listingsOf } from "#functions/people/users/directory/listings.ts";
import { FilterIndex } from "#functions/people/users/search/filter-index.entity.ts";
import { SearchKeys } from "#functions/people/users/search/search-key.entity.ts";
import { filterIndexItemsFor, searchKeys } from "#functions/people/users/search/search-keys.ts";
import type { User } from "#functions/people/users/user.entity.ts";
import { openAmount } from "#shared/competition/fees/charges.rules.ts";
import { table } from "#shared/core/table.ts";

/** Entities whose items are derived: search, filters, directory, duplicates and debtors. */
const derived = new Set(["searchKey", "facet", "listing", "pairKey", "debtor"]);

/** Whether an item is a registration or a promotion with an open charge. */
const isOpen = ({ charge }: Item) =>
	typeof charge === "object" &&
	charge !== null &&
	openAmount(charge as Parameters<typeof openAmount>[0]) > 0;

/** The derived items of a person, as writes. */
const expectedOf = (person: User): { put: object }[] => [
	...searchKeys(person).map((key) => ({ put: SearchKeys.put(key).params() })),
	...filterIndexItemsFor(person).map((one) => ({ put: FilterIndex.put(one).params() })),
	...listingsOf(person).map((one) => ({ put: Listings.put(one).params() })),
	...keysFor(person).map((key) => ({ put: PairKeys.put({ key, userId: person.id }).params() })),
];

/** A hash of 48 bits: sets of millions of these numbers fit into memory. */
const hash = (text: string) =>
	Number.parseInt(createHash("sha256").update(text).digest("hex").slice(0, 12), 16);

const placeOf = (item: Item) => hash(`${item[table.partitionKey]} ${item[table.sortKey]}`);
const contentOf = (item: Item) =>
	hash(JSON.stringify(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1))));

const itemIn = ({ put }: { put: object }) =>
	JSON.parse(JSON.stringify((put as { Item: Item }).Item)) as Item;

async function* readTable(): AsyncGenerator<Item> {
	const pages: AsyncIterable<ScanCommandOutput> = paginateScan(
		{ client: dynamo },
		{ TableName: onTable.table, ConsistentRead: true },
	);
	for await (const { Items = [] } of pages) for (const item of Items) yield unmarshall(item);
}

/** Writes of one transaction. */
const writtenAtOnce = 50;

/**
 * Rebuilds the items that are derived from people's records. Needed after a change of how texts are
 * compared: until then a search misses people whose names have not changed since. There must be no
 * writes meanwhile.
 */
export async function reindexPeople(): Promise<{ written: number; removed: number }> {
	const people = new Map<number, User>();
	const debtors = new Set<number>();
	const [missing, places] = [new Set<number>(), new Set<number>()];
	for await (const item of readTable()) {
		if (isOpen(item)) debtors.add(Number(item.userId));
		if (entityOf(item) !== "user") continue;
		const person = item as unknown as User;
		people.set(person.id, person);
		for (const expected of expectedOf(person).map(itemIn)) {
			missing.add(contentOf(expected));
			places.add(placeOf(expected));
		}
	}
	const listed = [...debtors].map((userId) => ({ put: Debtors.put(debtorKey(userId)).params() }));
	for (const expected of listed.map(itemIn)) {
		missing.add(contentOf(expected));
		places.add(placeOf(expected));
	}
	const stale: Item[] = [];
	for await (const item of readTable()) {
		if (!derived.has(entityOf(item))) continue;
		if (places.has(placeOf(item))) missing.delete(contentOf(item));
		else stale.push(item);
	}
	await removeItems(stale);
	const writes: Write[] = [...[...people.values()].map(expectedOf), listed]
		.flat()
		.filter((write) => missing.has(contentOf(itemIn(write))));
	const parts = Array.from({ length: Math.ceil(writes.length / writtenAtOnce) }, (_, at) =>
		writes.slice(at * writtenAtOnce, (at + 1) * writtenAtOnce),
	);
	await inParallel(parts, (part) => runTransaction(part));
	return { written: writes.length, removed: stale.length };
}
