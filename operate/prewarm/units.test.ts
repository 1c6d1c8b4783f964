import { chooseUnits, unitsFor } from "./units.ts";

const rush = { users: 10_000, places: 500, within: 1, retries: 1, processes: 100 };

describe("units for an opening", () => {
	test("are those of the places, of who waits and of what each process reads", () =>
		expect(unitsFor(rush)).toEqual({
			table: { writes: 500 * 4 + 9_500, reads: 10_000 + 100 * 26 },
			index: { writes: 10_000, reads: 118_750 },
		}));

	test("know that nobody waits where there is room for all, or no limit", () => {
		for (const places of [0, 10_000, 20_000]) {
			expect(unitsFor({ ...rush, places })).toMatchObject({
				table: { writes: 40_000 },
				index: { writes: 10_000, reads: 0 },
			});
		}
	});

	test("grow with what is tried again, and shrink when people take longer to come", () => {
		expect(unitsFor({ ...rush, retries: 3 }).table.writes).toBe(34_500);
		expect(unitsFor({ ...rush, within: 10 }).table.writes).toBe(1_150);
	});
});

test("never less than there is is asked for, and no more than the quota", () => {
	const present = { reads: 12_000, writes: 4_000 };
	expect(chooseUnits({ reads: 5_000, writes: 11_500 }, present, 40_000)).toEqual({
		reads: 12_000,
		writes: 11_500,
	});
	expect(chooseUnits({ reads: 118_750, writes: 100 }, present, 40_000)).toEqual({
		reads: 40_000,
		writes: 4_000,
	});
	expect(chooseUnits({ reads: 1, writes: 1 }, { reads: 50_000, writes: 50_000 }, 40_000)).toEqual({
		reads: 50_000,
		writes: 50_000,
	});
});
