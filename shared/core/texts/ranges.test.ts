import { joinRange, keepRangeTogether } from "./ranges.ts";

test("a range has neither a line break at its dash nor a space at the start of a line", () => {
	const expected = "9\u00a0–\u2060\u00a010 AM";
	expect(joinRange("9", "10 AM")).toBe(expected);
	expect(
		["9 – 10 AM", "9\u2009–\u200910 AM", "9\u00a0–\u00a010 AM"].map(keepRangeTogether),
	).toEqual([expected, expected, expected]);
	expect(keepRangeTogether("Salmiya–Hawally")).toBe("Salmiya–Hawally");
});
