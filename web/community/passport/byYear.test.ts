import { byYear } from "./byYear.ts";

test("a passport has the latest first, and a rank above an event of its day", () => {
	const [ranks, events] = [
		["2025-05-01", "2027-03-01"],
		["2025-05-01", "2025-09-01", "2027-01-01"],
	].map((dates) => dates.map((date) => ({ date })));
	const sessions = [
		{ year: "2026", count: 4 },
		{ year: "2025", count: 30 },
	];
	const found = byYear({ ranks, events, sessions } as never).map((one) => ({
		...one,
		entries: one.entries.map((entry) =>
			"rank" in entry ? `rank ${entry.rank.date}` : `event ${entry.event.date}`,
		),
	}));
	expect(found).toEqual([
		{ year: "2027", sessions: 0, entries: ["rank 2027-03-01", "event 2027-01-01"] },
		{ year: "2026", sessions: 4, entries: [] },
		{
			year: "2025",
			sessions: 30,
			entries: ["event 2025-09-01", "rank 2025-05-01", "event 2025-05-01"],
		},
	]);
});
