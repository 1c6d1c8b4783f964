import { holidayOn, proposedHolidays } from "./holidays.rules.ts";

test("proposes the holidays of a year by solar and lunar calendar, the next one first", () => {
	expect(
		proposedHolidays("2026-11-22", []).map(({ from, to, nameEn, nameAr, calendar }) => [
			`${from} ${to} ${calendar}`,
			nameEn,
			nameAr,
		]),
	).toEqual([
		["2027-01-01 2027-01-01 sun", "New Year's Day", "رأس السنة الميلادية"],
		["2027-01-05 2027-01-05 moon", "Isra and Mi'raj", "الإسراء والمعراج"],
		["2027-02-25 2027-02-25 sun", "National Day", "العيد الوطني"],
		["2027-02-26 2027-02-26 sun", "Liberation Day", "عيد التحرير"],
		["2027-03-09 2027-03-11 moon", "Eid al-Fitr", "عيد الفطر"],
		["2027-05-15 2027-05-15 moon", "Arafat Day", "يوم عرفة"],
		["2027-05-16 2027-05-18 moon", "Eid al-Adha", "عيد الأضحى"],
		["2027-06-06 2027-06-06 moon", "Hijri New Year", "رأس السنة الهجرية"],
		["2027-08-14 2027-08-14 moon", "The Prophet's Birthday", "المولد النبوي الشريف"],
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

test.each([
	["2027-03-08", "2027-03-09", true],
	["2027-03-11", "2027-03-12", true],
	["2027-03-07", "2027-03-08", false],
	["2027-03-12", "2027-03-13", false],
])(
	"a saved holiday from %s to %s stands for the one that it overlaps: %s",
	(from, to, isReplaced) => {
		const saved = { from, to, nameEn: "Eid", nameAr: "العيد" };
		const names = proposedHolidays("2026-11-22", [saved]).map(({ nameEn }) => nameEn);
		expect(names.includes("Eid al-Fitr")).toBe(!isReplaced);
	},
);

test.each([
	["2027-02-22", true],
	["2027-03-24", true],
	["2027-02-21", false],
	["2027-03-25", false],
])(
	"a saved holiday of the same name on %s is the same one, if within fifteen days: %s",
	(day, isReplaced) => {
		const saved = { from: day, to: day, nameEn: "Eid al-Fitr", nameAr: "عيد الفطر" };
		const names = proposedHolidays("2026-11-22", [saved]).map(({ nameEn }) => nameEn);
		expect(names.includes("Eid al-Fitr")).toBe(!isReplaced);
	},
);
