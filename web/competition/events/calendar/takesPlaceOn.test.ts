import { takesPlaceOn } from "./takesPlaceOn.ts";

test.each([
	["2026-12-10", null, "2026-12-10", "2026-12-10"],
	["2026-12-10", "2026-12-12", "2026-12-10", "2026-12-12"],
	// In Kuwait (UTC+3): 21:30 UTC is already the next day.
	["2026-12-10T21:30:00Z", null, "2026-12-11", "2026-12-11"],
	["2026-12-30T18:00", "2027-01-02T12:00", "2026-12-30", "2027-01-02"],
])("maps an event from %s to %s to the days %s to %s", (eventDate, endDate, first, last) => {
	const days = [
		"2026-12-09",
		"2026-12-10",
		"2026-12-11",
		"2026-12-12",
		"2026-12-13",
		"2026-12-30",
		"2027-01-02",
	];
	const on = days.filter((day) => takesPlaceOn({ eventDate, endDate }, day));
	expect([on[0], on.at(-1)]).toEqual([first, last]);
});
