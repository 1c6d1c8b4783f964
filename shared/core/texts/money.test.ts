import { filsIn, inDinars, moneyText, typedDinars } from "./money.ts";

test("shows amounts with three decimals in both languages", () => {
	expect(moneyText(12_500, "en")).toBe("12.500 KD");
	expect(moneyText(12_500, "ar")).toBe("١٢٫٥٠٠ د.ك");
	expect(moneyText(5, "en")).toBe("0.005 KD");
	expect(moneyText(1_250_000, "en")).toBe("1,250.000 KD");
});

test.each([
	["12.500", 12_500],
	["12.5", 12_500],
	["12", 12_000],
	["١٢٫٥٠٠", 12_500],
	["۱۲٫۵", 12_500],
	[" 0,005 ", 5],
	["1234.567", 1_234_567],
	["1 000", 1_000_000],
	["1'000", 1_000_000],
	["١٬٠٠٠", 1_000_000],
	["١٬٠٠٠٫٥٠٠", 1_000_500],
	["1,000.500", 1_000_500],
	["1.000,500", 1_000_500],
	["1,000,000", 1_000_000_000],
	["1\u202f000.5", 1_000_500],
	["1.000", 1_000],
	["12,5", 12_500],
	["\u200f١٢٫٥", 12_500],
	["１２.５", 12_500],
])("reads %p as %p fils", (typed, fils) => {
	expect(filsIn(typed)).toBe(fils);
});

test.each([
	"",
	"12.5000",
	"-1",
	"1e3",
	"twelve",
	"12.5.0",
	".5",
	"1,000",
	"١٢،٥٠٠",
	"1 00",
	"1,00,0",
	"12abc",
	"0x10",
])("does not read %p as an amount", (typed) => {
	expect(filsIn(typed)).toBeNull();
});

test("writes an amount into a form in dinars with three decimals, and none as nothing", () => {
	expect([12_500, 5, 0, null, undefined].map(typedDinars)).toEqual([
		"12.500",
		"0.005",
		"0.000",
		"",
		"",
	]);
	expect(inDinars(12_500)).toBe(12.5);
});
