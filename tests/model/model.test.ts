import { allotments } from "./allotments.ts";
import { counterOutside, keyless, unconditional } from "./broken.ts";
import { dispenser } from "./dispenser.ts";
import { type Faults, run } from "./run.ts";
import { crowded, roomy, type Settings, soldOut } from "./settings.ts";
import type { Strategy } from "./strategy.ts";

const seeds = Array.from({ length: 10 }, (_, number) => `${number}`);
const right = [
	allotments(1),
	allotments(64),
	allotments(96),
	allotments(128),
	dispenser(1),
	dispenser(16),
];
const inputs: [string, Settings][] = [
	["few places", crowded],
	["a place for everybody", { ...roomy, places: roomy.users }],
	["room for all", roomy],
];
const exact: Faults = { over: 0, under: 0, duplicates: 0, orphans: 0 };

/** The check: the faults of all seeds added up. */
function faultsOf(strategy: Strategy, settings: Settings): Faults {
	const sum = { ...exact };
	for (const seed of seeds) {
		const report = run(strategy, { ...settings, seed });
		for (const fault of Object.keys(sum) as (keyof Faults)[]) sum[fault] += report[fault];
	}
	return sum;
}

describe.each(right)("$name", (strategy) => {
	test.each(inputs)("the strategy has no faults with %s", (_, settings) => {
		expect(faultsOf(strategy, settings)).toEqual(exact);
	});

	test("the strategy gives the same result for the same seed", () => {
		expect(run(strategy, crowded)).toEqual(run(strategy, crowded));
	});
});

test("ten thousand people compete for five hundred places without overbooking or loss", () => {
	const report = run(allotments(96), soldOut);
	expect(report).toMatchObject({ ...exact, placed: 500 });
	// With fewer conflicts the model would show nothing.
	expect(report.conflicts).toBeGreaterThan(0.005);
});

test("a small event with one counter per place sells out to the last place", () => {
	expect(faultsOf(allotments(96), { ...crowded, users: 200, places: 7 })).toEqual(exact);
});

test.each([80, 1_000, 5_000])(
	"the promoter loses no place if the index lags %s ms behind",
	(indexLag) => {
		const late = { ...crowded, cancel: 0.3, added: 96, indexLag };
		expect(faultsOf(allotments(96), late)).toEqual(exact);
	},
);

describe("negative controls fail the same check", () => {
	test("a counter outside the transaction loses places", () => {
		expect(faultsOf(counterOutside, crowded).under).toBeGreaterThan(0);
		expect(faultsOf(counterOutside, roomy).orphans).toBeGreaterThan(0);
	});

	test("a counter without its condition gives places that do not exist", () => {
		expect(faultsOf(unconditional, crowded).over).toBeGreaterThan(0);
	});

	test("registrations without the person as their key are made twice", () => {
		expect(faultsOf(keyless, roomy).duplicates).toBeGreaterThan(0);
	});
});
