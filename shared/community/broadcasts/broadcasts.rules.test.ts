import { isDayFull, sendAtFault } from "./broadcasts.rules.ts";

const hour = 60 * 60 * 1000;
const day = 24 * hour;

test.each([
	["now", 0, "moment_past"],
	["the next millisecond", 1, undefined],
	["60 days ahead", 60 * day, undefined],
	["a millisecond more", 60 * day + 1, "moment_far_ahead"],
])("an announcement may go out or not: %s", (_, ahead, fault) => {
	const now = Date.parse("2028-02-28T21:00:00.000Z");
	expect(sendAtFault(now + ahead, now)).toBe(fault);
});

test.each([
	["five in the day before", [0, 1, 2, 3, 4], true],
	["four in the day before", [1, 2, 3, 4], false],
	["five in the day after", [10, 9, 8, 7, 6], true],
	["two before and three after", [3, 4, 6, 7, 8], true],
	["five exactly a day before", [-19, -19, -19, -19, -19], true],
	["five more than a day before", [-20, -20, -20, -20, -20], false],
	["three on each side, of which no day has five", [-18, -17, -16, 26, 27, 28], false],
	["none", [], false],
])("a sixth announcement of a coach on one day is one too many: %s", (_, hours, isFull) => {
	const moments = hours.map((one) => one * hour);
	expect(isDayFull(moments, 5 * hour)).toBe(isFull);
});
