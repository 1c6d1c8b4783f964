import { exactMoneyText, filsIn, inDinars, moneyText, typedDinars } from "./money.ts";

test.each([
	[15_000, "KD 15", "١٥ د.ك"],
	[12_500, "KD 12.500", "١٢٫٥٠٠ د.ك"],
	[5, "KD 0.005", "٠٫٠٠٥ د.ك"],
	[0, "KD 0", "٠ د.ك"],
	[1_250_000, "KD 1,250", "١٬٢٥٠ د.ك"],
	[-8_000, "\u2212KD 8", "\u2212٨ د.ك"],
])("writes %d fils with decimals only where there are some", (fils, english, arabic) => {
	expect([moneyText(fils, "en"), moneyText(fils, "ar")]).toEqual([english, arabic]);
});

test("writes three decimals on receipts and in tables", () => {
	expect(exactMoneyText(15_000, "en")).toBe("KD 15.000");
	expect(exactMoneyText(15_000, "ar")).toBe("١٥٫٠٠٠ د.ك");
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
