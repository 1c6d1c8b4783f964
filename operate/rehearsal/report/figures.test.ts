import { computePlacesPerSecond, countOvertaken, inTurn, percentile } from "./figures.ts";

const upTo = (last: number) => Array.from({ length: last }, (_, position) => last - position);

describe("percentile", () => {
	test("a percentile is a value that occurred", () => {
		expect(percentile(upTo(100), 0.5)).toBe(50);
		expect(percentile(upTo(100), 0.99)).toBe(99);
		expect(percentile(upTo(100), 1)).toBe(100);
		expect(percentile([7], 0.99)).toBe(7);
		expect(percentile([3, 1], 0)).toBe(1);
	});
	test("the percentile of no values is null", () => expect(percentile([], 0.5)).toBeNull());
});

describe("overtaken", () => {
	const stay = (pressed: number, answered: number) => ({ pressed, answered });
	test("counts nobody as overtaken in a queue in the order of answers", () =>
		expect(countOvertaken([stay(0, 5), stay(6, 9), stay(10, 20)])).toBe(0));
	test("counts nobody as overtaken if the calls overlapped: either order is right", () =>
		expect(countOvertaken([stay(4, 20), stay(0, 5)])).toBe(0));
	test("counts a person as overtaken if somebody who pressed after their answer is ahead of them", () =>
		expect(countOvertaken([stay(10, 11), stay(0, 5), stay(1, 6), stay(12, 13)])).toBe(2));
	test("counts each overtaken person once, however many passed them", () =>
		expect(countOvertaken([stay(10, 11), stay(12, 13), stay(0, 5)])).toBe(1));
});

test("pairs causes and effects in order of time", () => {
	expect(inTurn([300, 100, 200], [350, 120])).toEqual([20, 150]);
	expect(inTurn([100], [])).toEqual([]);
});

test("the registration rate ignores the slowest tenth", () => {
	const given = [...upTo(9).map((place) => 1_000 + place * 100), 60_000];
	expect(computePlacesPerSecond(given, 1_000)).toBe(10);
	expect(computePlacesPerSecond([], 0)).toBeNull();
});
