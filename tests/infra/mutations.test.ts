import { mutations } from "../mutations/mutations.ts";
import { lackOf } from "../mutations/run.ts";

test("every mutation still matches its source exactly once, and its tests exist", () => {
	const stale = mutations.flatMap((mutation) => {
		const lack = lackOf(mutation);
		return lack ? [`${mutation.id}: ${lack}`] : [];
	});
	expect(stale).toEqual([]);
});

test("there are at least sixty mutations, of twelve kinds, with unique ids", () => {
	expect(mutations.length).toBeGreaterThanOrEqual(60);
	expect(new Set(mutations.map(({ id }) => id)).size).toBe(mutations.length);
	expect(new Set(mutations.map(({ kind }) => kind)).size).toBe(12);
});
