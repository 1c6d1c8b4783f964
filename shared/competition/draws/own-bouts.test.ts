import { won } from "#tests/core/bouts.ts";
import type { Drawn, Result } from "./bouts.ts";
import { ownBouts } from "./own-bouts.ts";
import { nextBouts, standingOf } from "./standing.ts";

const drawn: Drawn = { format: "knockout", third: "bout", order: [1, 4, 3, 2] };
const of = (entrant: number, ...results: Result[]) =>
	ownBouts(standingOf(drawn, results).bouts, entrant).map(
		({ bout, corner, opponent, hasWon, winnerTo, loserTo }) => [
			bout.number,
			corner,
			opponent,
			hasWon,
			winnerTo?.kind,
			loserTo?.kind,
		],
	);

test("before a result a bout says where its winner and its loser go on to", () => {
	expect(of(4)).toEqual([[1, "red", 1, undefined, "final", "third"]]);
});

test("after a win the next bout follows, with its opponent once known", () => {
	const first = won(1, 1, 4, "red");
	expect(of(4, first)).toEqual([
		[1, "red", 1, true, "final", "third"],
		[4, "white", null, undefined, undefined, undefined],
	]);
	expect(of(4, first, won(2, 3, 2, "white")).at(-1)).toEqual([
		4,
		"white",
		3,
		undefined,
		undefined,
		undefined,
	]);
});

test("after a defeat only the bout for third place follows", () => {
	expect(of(1, won(1, 1, 4, "red"))).toEqual([
		[1, "white", 4, false, "final", "third"],
		[3, "white", null, undefined, undefined, undefined],
	]);
});

test("a decided best of three has no third bout", () => {
	const pair: Drawn = { format: "bestOfThree", third: "two", order: [1, 2] };
	const numbers = (...results: Result[]) =>
		ownBouts(standingOf(pair, results).bouts, 1).map(({ bout }) => bout.number);
	expect(numbers(won(1, 1, 2, "white"), won(2, 1, 2, "red"))).toEqual([1, 2, 3]);
	expect(numbers(won(1, 1, 2, "white"), won(2, 1, 2, "white"))).toEqual([1, 2]);
});

test("an entrant who is in no bout has none", () => {
	expect(of(9)).toEqual([]);
});

test("names the next bouts that can be fought, and none of a draw that is seen at a glance", () => {
	const long: Drawn = { format: "knockout", third: "two", order: [1, 8, 4, 5, 2, 7, 3, 6] };
	const numbers = (one: Drawn, ...results: Result[]) =>
		nextBouts(standingOf(one, results).bouts).map(({ number }) => number);
	expect(numbers(long)).toEqual([1, 2, 3]);
	expect(numbers(long, won(1, 1, 8, "white"))).toEqual([2, 3, 4]);
	expect(numbers({ format: "roundRobin", third: "two", order: [1, 2, 3] })).toEqual([]);
});
