import { isRunaway } from "./runaway.ts";

const start = Date.parse("2026-11-26T20:59:30.000Z");
const stamp = (seconds: number, by = 0) => ({
	at: new Date(start + seconds * 1000).toISOString(),
	by,
});
const every = (seconds: number, count: number) =>
	Array.from({ length: count }, (_, number) => stamp(number * seconds));

test("a record is left alone after more than ten changes by the system within a minute", () => {
	const eleven = every(5.9, 11);
	expect(isRunaway(eleven.slice(0, 10), eleven)).toBe(true);
	expect(isRunaway(eleven.slice(0, 9), eleven.slice(0, 10))).toBe(false);
	const slow = every(6, 11);
	expect(isRunaway(slow.slice(0, 10), slow)).toBe(false);
	expect(isRunaway([], eleven)).toBe(true);
});

test("a person's change is never held back, nor a change without a stamp, nor a first one", () => {
	const many = every(1, 30);
	expect(isRunaway(many, [...many, stamp(31, 7)])).toBe(false);
	expect(isRunaway(many, [...many, stamp(31, 7), stamp(31)])).toBe(false);
	expect(isRunaway(many, many)).toBe(false);
	expect(isRunaway([], [stamp(0)])).toBe(false);
});

test("changes of people do not count, and several stamps of one change count once", () => {
	const people = Array.from({ length: 30 }, (_, number) => stamp(number, 7));
	expect(isRunaway(people, [...people, stamp(31)])).toBe(false);
	const paired = every(1, 10).flatMap((one) => [one, one]);
	expect(isRunaway(paired.slice(0, 18), paired)).toBe(false);
});

test("old changes do not count", () => {
	const old = every(1, 30);
	expect(isRunaway(old, [...old, stamp(91)])).toBe(false);
});
