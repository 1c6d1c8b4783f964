import { ageOn, isMinor } from "./age.ts";
import { startOf } from "./kuwait.ts";

test("age is in whole years on a day", () => {
	expect(ageOn("2026-03-01", "2008-03-02")).toBe(17);
	expect(ageOn("2026-03-02", "2008-03-02")).toBe(18);
	expect([ageOn("2026-02-28", "2008-02-29"), ageOn("2026-03-01", "2008-02-29")]).toEqual([17, 18]);
});

test("somebody comes of age at midnight in Kuwait", () => {
	const birthday = startOf("2026-03-02");
	expect([isMinor("2008-03-02", birthday - 1), isMinor("2008-03-02", birthday)]).toEqual([true, false]);
});

test("whose date of birth is not known counts as a minor", () => {
	for (const unknown of [null, undefined, ""]) expect(isMinor(unknown, 0)).toBe(true);
});
