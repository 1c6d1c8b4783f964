import {
	afterConflict,
	closingDays,
	isClosingTimeOf,
	mergeCheckIn,
	notCheckedIn,
	weightVerdict,
} from "./weigh-in.rules.ts";

test.each([
	[61.2, { minWeight: null, maxWeight: 61 }, "fits"],
	[61.3, { minWeight: null, maxWeight: 61 }, "over"],
	[59.8, { minWeight: 60, maxWeight: 70 }, "fits"],
	[59.7, { minWeight: 60, maxWeight: 70 }, "under"],
	[120, { minWeight: null, maxWeight: null }, "fits"],
] as const)("a weight of %s kg in a class of %j %s", (weight, limits, verdict) => {
	expect(weightVerdict(weight, limits)).toBe(verdict);
});

test("changes of different parts are merged, and a part that was changed twice is a conflict", () => {
	const here = { ...notCheckedIn, isHere: true };
	expect(mergeCheckIn(here, notCheckedIn, { ...notCheckedIn, weight: 61 })).toEqual({
		...here,
		weight: 61,
	});
	const weighed = { ...notCheckedIn, weight: 61 };
	expect(mergeCheckIn(weighed, notCheckedIn, { ...notCheckedIn, weight: 62 })).toBeNull();
	expect(mergeCheckIn(weighed, notCheckedIn, weighed)).toEqual(weighed);
});

test("after a conflict of weights a device keeps its boxes and shows those of the other device", () => {
	const before = { ...notCheckedIn, isHere: true };
	const own = { ...before, hasKit: true, weight: 62 };
	const stored = { ...before, hasConsent: true, weight: 61 };
	expect(afterConflict(stored, before, own)).toEqual({ ...stored, hasKit: true });
});

test.each([
	["2028-02-22T20:59:59Z", false],
	["2028-02-22T21:00:00Z", true],
	["2028-03-02T20:59:59Z", true],
	["2028-03-02T21:00:00Z", false],
])("a weigh-in may close from a week before its event until the last day: %s is %s", (at, may) => {
	const event = { eventDate: "2028-03-01", endDate: "2028-03-02" };
	expect(closingDays(event)).toEqual({ first: "2028-02-23", last: "2028-03-02" });
	expect(isClosingTimeOf(event, at)).toBe(may);
});
