import { holidayOn, proposedHolidays } from "./holidays.rules.ts";

test("proposes the holidays of a year by solar and lunar calendar, the next one first", () => {
	expect(
		proposedHolidays("2026-11-22", []).map(({ from, to, nameEn }) => `${from} ${to} ${nameEn}`),
	).toEqual([
		"2027-01-01 2027-01-01 New Year's Day",
		"2027-01-05 2027-01-05 Isra and Mi'raj",
		"2027-02-25 2027-02-25 National Day",
		"2027-02-26 2027-02-26 Liberation Day",
		"2027-03-09 2027-03-11 Eid al-Fitr",
		"2027-05-15 2027-05-15 Arafat Day",
		"2027-05-16 2027-05-18 Eid al-Adha",
		"2027-06-06 2027-06-06 Hijri New Year",
		"2027-08-14 2027-08-14 The Prophet's Birthday",
	]);
});

test("does not propose a saved holiday again, even if the moon sighting moved it by a day", () => {
	const fitr = { from: "2027-03-10", to: "2027-03-12", nameEn: "Eid", nameAr: "العيد" };
	const miraj = {
		from: "2027-01-07",
		to: "2027-01-07",
		nameEn: "Isra and Mi'raj",
		nameAr: "الإسراء والمعراج",
	};
	const names = proposedHolidays("2026-11-22", [fitr, miraj]).map(({ nameEn }) => nameEn);
	expect(names).toHaveLength(7);
	expect(names).not.toContain("Eid al-Fitr");
	expect(holidayOn([fitr, miraj], "2027-03-12")).toBe(fitr);
	expect(holidayOn([fitr, miraj], "2027-03-13")).toBeUndefined();
});

test.each([
	["2027-03-09", "Eid al-Fitr", "2027-03-09"],
	// A holiday that has begun is not proposed any more, but the next one is.
	["2027-03-10", "Eid al-Fitr", "2028-02-26"],
	["2027-12-31", "New Year's Day", "2028-01-01"],
	["2028-01-01", "New Year's Day", "2028-01-01"],
	["2028-01-02", "New Year's Day", "2029-01-01"],
	["2028-02-26", "National Day", "2029-02-25"],
	["2028-02-29", "National Day", "2029-02-25"],
])("in the year from %s on, %s is proposed for %s", (since, name, from) => {
	expect(proposedHolidays(since, []).find(({ nameEn }) => nameEn === name)?.from).toBe(from);
});
