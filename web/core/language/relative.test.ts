import { relativeTo } from "./relative.ts";

const minute = 60_000;
const hour = 60 * minute;

test.each([
	[0, 0, "minute"],
	[59 * minute + 59_999, 59, "minute"],
	[hour, 1, "hour"],
	[47 * hour + 59 * minute, 47, "hour"],
	[48 * hour, 2, "day"],
	[71 * hour, 2, "day"],
	[-5 * minute, -5, "minute"],
	[-3 * hour, -3, "hour"],
])("splits %d ms into %d %ss", (left, value, unit) => {
	const now = Date.parse("2026-11-21T12:00:00Z");
	expect(relativeTo(now + left, now).map((part) => (part === 0 ? 0 : part))).toEqual([value, unit]);
});
