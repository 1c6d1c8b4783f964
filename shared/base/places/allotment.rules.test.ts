import fc from "fast-check";
import {
	cutFor,
	groupOf,
	hashToShard,
	maxShards,
	splitIntoShardCaps,
	unlimited,
} from "./allotment.rules.ts";

const capacity = fc.oneof(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 1, max: 100_000 }));
const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

describe("cutFor", () => {
	test("an event and all its shards fit into one transaction of 100 items", () => {
		fc.assert(
			fc.property(capacity, (places) => expect(cutFor(places).shards + 3).toBeLessThanOrEqual(100)),
		);
		expect(cutFor(0).shards).toBe(maxShards);
	});

	test.each([
		[0, { shards: 96, groups: 24, lists: 16 }],
		[1, { shards: 1, groups: 1, lists: 1 }],
		[4, { shards: 4, groups: 1, lists: 1 }],
		[5, { shards: 5, groups: 2, lists: 1 }],
		[50, { shards: 50, groups: 13, lists: 1 }],
		[51, { shards: 51, groups: 13, lists: 4 }],
		[200, { shards: 96, groups: 24, lists: 4 }],
		[201, { shards: 96, groups: 24, lists: 16 }],
	])("cuts %i places into shards, groups and lists", (places, cut) =>
		expect(cutFor(places)).toEqual(cut),
	);

	test("every shard starts with a place, and every group gets its share", () => {
		fc.assert(
			fc.property(capacity, (places) => {
				const cut = cutFor(places);
				const first = splitIntoShardCaps(places, Array(cut.shards).fill(0));
				expect(sum(first)).toBe(places);
				expect(Math.min(...first)).toBeGreaterThan(0);
				expect(Math.max(...first) - Math.min(...first)).toBeLessThanOrEqual(1);
				const groups = new Set(first.map((_, shard) => groupOf(shard, cut)));
				expect([...groups].sort((a, b) => a - b)).toEqual(
					Array.from({ length: cut.groups }, (_, group) => group),
				);
			}),
		);
	});
});

describe("caps", () => {
	const taken = fc.array(fc.nat({ max: 2_000 }), { minLength: 1, maxLength: maxShards });

	test("the caps add up to the capacity, or to the places taken if those are more", () => {
		fc.assert(
			fc.property(capacity, taken, (places, takenByShard) => {
				expect(sum(splitIntoShardCaps(places, takenByShard))).toBe(
					Math.max(places, sum(takenByShard)),
				);
			}),
			{ numRuns: 1_000 },
		);
	});

	test("no cap falls below the places taken, and free places are divided evenly", () => {
		fc.assert(
			fc.property(capacity, taken, (places, takenByShard) => {
				const free = splitIntoShardCaps(places, takenByShard).map(
					(cap, shard) => cap - takenByShard[shard],
				);
				expect(Math.min(...free)).toBeGreaterThanOrEqual(0);
				expect(Math.max(...free) - Math.min(...free)).toBeLessThanOrEqual(1);
			}),
			{ numRuns: 1_000 },
		);
	});

	test("without a limit every shard always has room", () => {
		fc.assert(
			fc.property(taken, (takenByShard) =>
				expect(splitIntoShardCaps(0, takenByShard)).toEqual(takenByShard.map(() => unlimited)),
			),
		);
	});

	test("after any changes of capacity, at most the largest capacity is taken", () => {
		const steps = fc.array(
			fc.record({ places: capacity, entries: fc.nat({ max: 300 }), from: fc.nat() }),
			{
				maxLength: 15,
			},
		);
		fc.assert(
			fc.property(capacity, steps, (first, changes) => {
				const { shards } = cutFor(first);
				const takenByShard: number[] = Array(shards).fill(0);
				let most = 0;
				for (const { places, entries, from } of [
					{ places: first, entries: 300, from: 0 },
					...changes,
				]) {
					const limits = splitIntoShardCaps(places, takenByShard);
					most = Math.max(most, places);
					for (let entry = 0; entry < entries; entry++) {
						const shard = (from + entry) % shards;
						if (takenByShard[shard] < limits[shard]) takenByShard[shard]++;
					}
					expect(sum(takenByShard)).toBeLessThanOrEqual(most);
				}
			}),
		);
	});
});

describe("spread", () => {
	test("gives the same hash every time", () => {
		expect([hashToShard(""), hashToShard("a"), hashToShard("foobar")]).toEqual([
			0x811c9dc5, 0xe40c292c, 0xbf9cf968,
		]);
	});

	test.each([1, 7, 16, 96])("spreads people evenly over %i shards", (shards) => {
		const people = 10_000;
		const counts: number[] = Array(shards).fill(0);
		for (let person = 1; person <= people; person++) counts[hashToShard(`7/${person}`) % shards]++;
		expect(Math.max(...counts)).toBeLessThan((people / shards) * 1.5 + 1);
		expect(Math.min(...counts)).toBeGreaterThan((people / shards) * 0.5);
	});
});
