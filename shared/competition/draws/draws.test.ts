import fc from "fast-check";
import { won } from "#tests/core/bouts.ts";
import { type Bout, boutsOf, type Drawn, poolsOf, type Result } from "./bouts.ts";
import { type DrawInput, drawClass } from "./draw.ts";
import {
	type DrawFormat,
	formatsFor,
	thirdPlaces,
	thirdPlacesFor,
	usualRules,
} from "./draws.rules.ts";
import { bracketOrder, meetingRound } from "./positions.ts";
import { setAside, standingOf } from "./standing.ts";

const people = (count: number, dojoOf: (index: number) => number | null = () => null) =>
	Array.from({ length: count }, (_, index) => ({ userId: 100 + index, dojoId: dojoOf(index) }));

const draw = (wish: Partial<DrawInput> & Pick<DrawInput, "entrants">) =>
	drawClass({
		seed: "seed",
		eventId: 1,
		classId: 2,
		drawNo: 1,
		seeds: [],
		format: formatsFor(wish.entrants.length)[0],
		third: "two",
		...wish,
	});

/** Plays all bouts; `choose` says who wins each. */
function play(drawn: Drawn, choose: (bout: Bout) => "white" | "red" = () => "white"): Result[] {
	const results: Result[] = [];
	for (let left = boutsOf(drawn).length; left > 0; left--) {
		const next = standingOf(drawn, results).bouts.find(({ state }) => state === "ready");
		if (!next) break;
		results.push(won(next.number, next.whiteId as number, next.redId as number, choose(next)));
	}
	return results;
}

describe("positions of a bracket", () => {
	// The orders `inner_outer` of brackets-manager 1.11.1, which tournament software shares.
	test.each([
		[4, "1 4 2 3"],
		[8, "1 8 4 5 2 7 3 6"],
		[16, "1 16 8 9 4 13 5 12 2 15 7 10 3 14 6 11"],
		[32, "1 32 16 17 8 25 9 24 4 29 13 20 5 28 12 21 2 31 15 18 7 26 10 23 3 30 14 19 6 27 11 22"],
		[
			64,
			"1 64 32 33 16 49 17 48 8 57 25 40 9 56 24 41 4 61 29 36 13 52 20 45 5 60 28 37 12 53 " +
				"21 44 2 63 31 34 15 50 18 47 7 58 26 39 10 55 23 42 3 62 30 35 14 51 19 46 6 59 27 " +
				"38 11 54 22 43",
		],
		[
			128,
			"1 128 64 65 32 97 33 96 16 113 49 80 17 112 48 81 8 121 57 72 25 104 40 89 9 120 56 " +
				"73 24 105 41 88 4 125 61 68 29 100 36 93 13 116 52 77 20 109 45 84 5 124 60 69 28 " +
				"101 37 92 12 117 53 76 21 108 44 85 2 127 63 66 31 98 34 95 15 114 50 79 18 111 47 " +
				"82 7 122 58 71 26 103 39 90 10 119 55 74 23 106 42 87 3 126 62 67 30 99 35 94 14 115 " +
				"51 78 19 110 46 83 6 123 59 70 27 102 38 91 11 118 54 75 22 107 43 86",
		],
	])("the best meet as late as they can: %i", (size, order) => {
		expect(bracketOrder(size).join(" ")).toBe(order);
	});

	test.each([64, 128])("the best of each round are apart: %i", (size) => {
		const order = bracketOrder(size);
		for (let best = 2; best <= size; best *= 2) {
			const blocks = Array.from({ length: best }, (_, at) =>
				order.slice((at * size) / best, ((at + 1) * size) / best).filter((one) => one <= best),
			);
			expect(blocks.every(({ length }) => length === 1)).toBe(true);
		}
	});
});

const fields = fc
	.record({
		count: fc.integer({ min: 8, max: 128 }),
		dojos: fc.integer({ min: 1, max: 12 }),
		seeded: fc.integer({ min: 0, max: 8 }),
		seed: fc.string(),
		picks: fc.array(fc.nat(), { minLength: 128, maxLength: 128 }),
	})
	.map(({ count, dojos, seeded, seed, picks }) => {
		const entrants = people(count, (index) => picks[index] % dojos);
		return { entrants, seeds: entrants.slice(0, seeded).map(({ userId }) => userId), seed };
	});

describe("the draw of a bracket", () => {
	test("everybody has one position, seeds their number, and no bye meets a bye", async () => {
		await fc.assert(
			fc.asyncProperty(fields, async ({ entrants, seeds, seed }) => {
				const { order } = await draw({ entrants, seeds, seed, format: "knockout" });
				const numbers = bracketOrder(order.length);
				expect(order.filter((one) => one !== null).toSorted()).toEqual(
					entrants.map(({ userId }) => userId),
				);
				expect(seeds.map((_, index) => order[numbers.indexOf(index + 1)])).toEqual(seeds);
				for (let at = 0; at < order.length; at += 2)
					expect(order[at] ?? order[at + 1]).not.toBeNull();
			}),
			{ numRuns: 60 },
		);
	});

	test("clubmates meet in the first round only where no swap would part them", async () => {
		await fc.assert(
			fc.asyncProperty(fields, async ({ entrants, seeds, seed }) => {
				const { order, early } = await draw({ entrants, seeds, seed, format: "knockout" });
				const dojos = new Map(entrants.map(({ userId, dojoId }) => [userId, dojoId]));
				const dojoAt = (at: number) => dojos.get(order[at] as number);
				const meets = (at: number, dojo: unknown) => dojoAt(at ^ 1) === dojo;
				const clashes = order.flatMap((one, at) =>
					one !== null && order[at ^ 1] !== null && at % 2 === 0 && meets(at, dojoAt(at))
						? [at]
						: [],
				);
				expect(early.filter(({ round }) => round === 1)).toHaveLength(clashes.length);
				for (const clash of clashes.flatMap((at) => [at, at ^ 1])) {
					if (seeds.includes(order[clash] as number)) continue;
					const better = order.some(
						(one, at) =>
							one !== null &&
							at >> 1 !== clash >> 1 &&
							!seeds.includes(one) &&
							dojoAt(at) !== dojoAt(clash) &&
							!meets(at, dojoAt(clash)) &&
							!meets(clash, dojoAt(at)),
					);
					expect(better).toBe(false);
				}
			}),
			{ numRuns: 60 },
		);
	});

	test("people of one dojo alone are drawn, and every early meeting is reported", async () => {
		const { order, early } = await draw({ entrants: people(16, () => 7), format: "knockout" });
		expect(order).toHaveLength(16);
		expect(early).toHaveLength(8 + 16);
		expect(
			early.every(({ pair }) => meetingRound(order.indexOf(pair[0]), order.indexOf(pair[1])) <= 2),
		).toBe(true);
	});

	test("the same input gives the same draw; another seed, number or entrant another one", async () => {
		const entrants = people(30, (index) => index % 5);
		const { order } = await draw({ entrants });
		expect((await draw({ entrants: entrants.toReversed() })).order).toEqual(order);
		for (const wish of [{ seed: "other" }, { drawNo: 2 }, { classId: 3 }, { seeds: [110] }])
			expect((await draw({ entrants, ...wish })).order).not.toEqual(order);
	});
});

test("pools part clubmates, and the first has the one more", async () => {
	const drawn = await draw({ entrants: people(7, (index) => (index < 4 ? 1 : index)) });
	const pools = poolsOf(drawn);
	expect(pools.map(({ length }) => length)).toEqual([4, 3]);
	expect(pools.map((pool) => pool.filter((userId) => userId < 104).length)).toEqual([2, 2]);
});

test.each([
	[1, "walkover"],
	[2, "bestOfThree knockout"],
	[3, "roundRobin knockout"],
	[5, "roundRobin knockout"],
	[6, "twoPools knockout"],
	[7, "twoPools knockout"],
	[8, "knockout"],
	[128, "knockout"],
	[129, ""],
])("formats for %i entrants", (count, formats) => {
	expect(formatsFor(count).join(" ")).toBe(formats);
});

describe("bouts and places", () => {
	test.each([3, 4, 5])("everybody of a pool of %i meets everybody once", async (count) => {
		const drawn = await draw({ entrants: people(count) });
		const pairs = standingOf(drawn, []).bouts.map(({ whiteId, redId }) =>
			[whiteId, redId].toSorted().join(),
		);
		expect(new Set(pairs).size).toBe((count * (count - 1)) / 2);
	});

	test("nobody of five fights twice in a row", async () => {
		const { bouts } = standingOf(await draw({ entrants: people(5) }), []);
		for (const [at, { whiteId, redId }] of bouts.entries()) {
			const next = bouts[at + 1];
			if (next) expect([next.whiteId, next.redId]).not.toEqual(expect.arrayContaining([whiteId]));
			if (next) expect([next.whiteId, next.redId]).not.toEqual(expect.arrayContaining([redId]));
		}
	});

	test("one entrant wins without a bout, two fight until one has won twice", async () => {
		expect(standingOf(await draw({ entrants: people(1) }), []).places).toEqual([
			{ place: 1, userId: 100, reason: null },
		]);
		const drawn: Drawn = { format: "bestOfThree", third: "two", order: [100, 101] };
		const twice = [won(1, 100, 101, "red"), won(2, 100, 101, "red")];
		expect(standingOf(drawn, twice).bouts.map(({ state }) => state)).toEqual([
			"ended",
			"ended",
			"notNeeded",
		]);
		expect(standingOf(drawn, twice).places.map(({ userId }) => userId)).toEqual([101, 100]);
		const once = [won(1, 100, 101, "red"), won(2, 100, 101, "white")];
		expect(standingOf(drawn, once).places).toEqual([]);
		expect(standingOf(drawn, [...once, won(3, 100, 101, "white")]).places[0].userId).toBe(100);
	});

	const bracket: Drawn = { format: "knockout", third: "two", order: [1, 8, 4, 5, 2, 7, 3, 6] };
	const placesWith = (third: Drawn["third"]) => {
		const drawn = { ...bracket, third };
		return standingOf(drawn, play(drawn)).places.map(({ place, userId }) => `${place}:${userId}`);
	};

	test("third places: two, by a bout, or by the repechage of those who lost to the finalists", () => {
		expect(placesWith("two")).toEqual(["1:1", "2:2", "3:4", "3:3"]);
		expect(placesWith("bout")).toEqual(["1:1", "2:2", "3:4", "4:3"]);
		// 8 and 4 lost to 1; white wins, and the one who lost earlier is white.
		expect(placesWith("repechage")).toEqual(["1:1", "2:2", "3:8", "3:7"]);
	});

	test("a bye leads on without a bout, and nobody waits for who lost to it in a repechage", async () => {
		const drawn = { ...(await draw({ entrants: people(9) })), third: "repechage" as const };
		const results = play(drawn);
		const { bouts, places } = standingOf(drawn, results);
		expect(bouts.filter(({ kind }) => kind === "round")).toHaveLength(1 + 4);
		expect(bouts.every(({ state }) => state === "ended" || state === "notNeeded")).toBe(true);
		expect(places.map(({ place }) => place)).toEqual([1, 2, 3, 3]);
		expect(new Set(places.map(({ userId }) => userId)).size).toBe(4);
	});

	test("two pools: the first of each meets the second of the other", async () => {
		const drawn: Drawn = { format: "twoPools", third: "bout", order: [1, 2, 3, 4, 5, 6] };
		const results = play(drawn);
		const { bouts, places } = standingOf(drawn, results);
		const meetings = bouts.slice(6).map(({ whiteId, redId }) => `${whiteId}-${redId}`);
		expect(meetings).toEqual(["1-5", "4-2", "5-2", "1-4"]);
		expect(places.map(({ userId }) => userId)).toEqual([1, 4, 5, 2]);
	});
});

describe("the ranking of a pool", () => {
	const pool: Drawn = { format: "roundRobin", third: "two", order: [1, 2, 3] };
	const circle = (kinds: Partial<Result>[] = [{}, {}, {}]): Result[] => [
		{ ...won(1, 1, 2, "white"), ...kinds[0] },
		{ ...won(2, 1, 3, "red"), ...kinds[1] },
		{ ...won(3, 2, 3, "white"), ...kinds[2] },
	];
	const placesOf = (results: Result[], levelled?: number[]) =>
		standingOf({ ...pool, levelled }, results).places.map(
			({ userId, reason }) => `${userId} ${reason}`,
		);

	test("wins first; of two who are level the winner of their bout", () => {
		const four: Drawn = { ...pool, order: [1, 2, 3, 4] };
		const results = play(four, ({ number }) => (number === 4 ? "red" : "white"));
		// 1-2 1; 3-4 3; 1-3 1; 2-4 4; 1-4 1; 2-3 2: 2, 3 and 4 have a win each.
		expect(standingOf(four, results).level).toEqual([[2, 3, 4]]);
		expect(placesOf([won(1, 1, 2, "white"), won(2, 1, 3, "white"), won(3, 2, 3, "red")])).toEqual([
			"1 wins",
			"3 wins",
			"2 wins",
		]);
	});

	test("a circle of three is level until ippon, waza-ari or genten part them", () => {
		expect(standingOf(pool, circle()).level).toEqual([[1, 2, 3]]);
		expect(placesOf(circle())).toEqual([]);
		// After 2 is parted by an ippon, 1 and 3 are two, and 3 has beaten 1.
		expect(placesOf(circle([{}, {}, { kind: "ippon" }]))).toEqual([
			"2 ippon",
			"3 directBout",
			"1 directBout",
		]);
		expect(placesOf(circle([{ white: { wazaari: 1, genten: 0 } }, {}, {}]))).toEqual([
			"1 wazaari",
			"3 wazaari",
			"2 wazaari",
		]);
		expect(placesOf(circle([{ white: { wazaari: 0, genten: 1 } }, {}, {}]))).toEqual([
			"2 directBout",
			"3 directBout",
			"1 genten",
		]);
	});

	test("the chief judge's order parts who is still level; a disqualified person comes last", () => {
		expect(placesOf(circle(), [3, 1, 2])).toEqual(["3 chief", "1 chief", "2 chief"]);
		const out = circle([{ kind: "disqualification" }, {}, {}]);
		expect(placesOf(out)).toEqual(["3 directBout", "1 directBout", "2 disqualified"]);
	});
});

describe("results that are corrected", () => {
	const drawn: Drawn = { format: "knockout", third: "bout", order: [1, 8, 4, 5, 2, 7, 3, 6] };

	test("another winner sets aside what built on the old one, which counts again when corrected back", () => {
		const results = play(drawn);
		const before = standingOf(drawn, results);
		const corrected = won(1, 1, 8, "red");
		const aside = setAside(drawn, results, corrected);
		expect(aside).toEqual([5, 7, 8]);
		const after = standingOf(drawn, [...results, corrected]);
		expect(
			after.bouts.filter(({ state }) => state !== "ended").map(({ number }) => number),
		).toEqual(aside);
		expect(after.places).toEqual([]);
		const back = [...results, corrected, won(1, 1, 8, "white")];
		expect(standingOf(drawn, back)).toEqual(before);
	});

	test("another way of winning changes nobody's way", () => {
		const results = play(drawn);
		expect(setAside(drawn, results, { ...won(1, 1, 8, "white"), kind: "ippon" })).toEqual([]);
	});

	test("for any results and corrections, who meets in a bout follows from the results above it", async () => {
		const formats = fc.constantFrom<DrawFormat>(
			"knockout",
			"twoPools",
			"roundRobin",
			"bestOfThree",
		);
		const counts: Record<string, [number, number]> = {
			knockout: [2, 24],
			twoPools: [6, 7],
			roundRobin: [3, 5],
			bestOfThree: [2, 2],
		};
		await fc.assert(
			fc.asyncProperty(
				formats,
				fc.nat(),
				fc.constantFrom(...thirdPlaces),
				fc.array(fc.tuple(fc.nat(), fc.boolean()), { maxLength: 80 }),
				async (format, size, third, presses) => {
					const [least, most] = counts[format];
					const entrants = people(least + (size % (most - least + 1)));
					const one = await draw({ entrants, format, third });
					const results: Result[] = [];
					for (const [pick, isRed] of presses) {
						const open = standingOf(one, results).bouts.filter(
							({ state }) => state === "ready" || state === "ended",
						);
						const bout = open[pick % open.length];
						const { number, whiteId, redId } = bout;
						results.push(won(number, whiteId as number, redId as number, isRed ? "red" : "white"));
					}
					const { bouts, places } = standingOf(one, results);
					for (const { white, red, whiteId, redId } of bouts)
						for (const [slot, userId] of [
							[white, whiteId],
							[red, redId],
						] as const) {
							if ("entrant" in slot) expect(userId).toBe(slot.entrant);
							if (!("winnerOf" in slot) || userId === null) continue;
							const above = bouts[slot.winnerOf - 1];
							expect([above.whiteId, above.redId]).toContain(userId);
							if (above.result)
								expect(userId).toBe(above.result.winner === "white" ? above.whiteId : above.redId);
						}
					expect(new Set(places.map(({ userId }) => userId)).size).toBe(places.length);
					// Only the latest result of each bout with the same people matters.
					const again = results.filter(
						(result, at) =>
							!results
								.slice(at + 1)
								.some(
									(later) =>
										later.bout === result.bout &&
										later.whiteId === result.whiteId &&
										later.redId === result.redId,
								),
					);
					expect(standingOf(one, again)).toEqual({
						bouts,
						places,
						ranks: expect.anything(),
						level: expect.anything(),
					});
				},
			),
			{ numRuns: 100 },
		);
	});
});

test.each([
	[7, "youngest"],
	[8, "children"],
	[11, "children"],
	[12, "youth"],
	[15, "youth"],
	[16, "classic"],
	[null, "classic"],
])("proposes the length of a bout for entrants up to %s years: %s", (maxAge, rules) =>
	expect(usualRules({ maxAge })).toBe(rules),
);

test.each<[DrawFormat, string[]]>([
	["knockout", ["two", "bout", "repechage"]],
	["twoPools", ["two", "bout"]],
	["roundRobin", []],
	["bestOfThree", []],
])("offers the ways to a third place that %s has", (format, third) =>
	expect(thirdPlacesFor(format)).toEqual(third),
);
