import { mutations } from "../mutations/mutations.ts";
import { lackOf } from "../mutations/run.ts";

test("every planted fault still stands once in its source, and its tests are there", () => {
	const stale = mutations.flatMap((mutation) => {
		const lack = lackOf(mutation);
		return lack ? [`${mutation.id}: ${lack}`] : [];
	});
	expect(stale).toEqual([]);
});

test("at least sixty faults are planted, of every kind, each under a name of its own", () => {
	expect(mutations.length).toBeGreaterThanOrEqual(60);
	expect(new Set(mutations.map(({ id }) => id)).size).toBe(mutations.length);
	expect(new Set(mutations.map(({ kind }) => kind)).size).toBe(12);
});
