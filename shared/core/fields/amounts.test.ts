import * as z from "zod/mini";
import { sumFrom } from "./amounts.ts";

test.each([
	["12.500", 12_500],
	["KD 1,250.500", 1_250_500],
	["-12.500", -12_500],
	["12.500-", -12_500],
	["\u2212 12.500 KD", -12_500],
	["١٢٫٥٠٠ د.ك", 12_500],
])("a sum of a bank's statement is read: %s", (typed, fils) => {
	expect(z.parse(sumFrom, typed)).toBe(fils);
});

test.each(["12-500", "2026-01", "-", "twelve", ""])("%j is no sum", (typed) => {
	expect(z.safeParse(sumFrom, typed).success).toBe(false);
});
