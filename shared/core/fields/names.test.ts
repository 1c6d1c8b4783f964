import { within } from "#local/pace.ts";
import { cleanName } from "./cleaning.ts";
import { name } from "./fields.ts";
import { isInLetters } from "./names.ts";

test.each([
	"",
	"Ó",
	"Abdul.Rahman",
	"Ma. Teresa",
	"J. R.",
	"K.",
	"O'Neil",
	"Sa‘ad",
	"Sa`id",
	"D’Souza",
	"Al\u2011Qadi",
	"Gal·la",
	"d'Arc-en-Ciel",
	"عبد الرحمن",
	"د.محمد",
	"مُحَمَّد",
	"علی\u200cرضا",
	"आर्य\u200dन",
	"李小龍",
	"José María",
])("the name %j is in letters", (typed) => expect(isInLetters(cleanName(typed))).toBe(true));

test.each([
	"Call 55512345 now",
	"Parcel held. Call ٥٥٥١٢٣٤٥",
	"fee 1 KD",
	"evil[.]com",
	"evil․com",
	"evil.ⅽom",
	"Kuwait Post: Delivery",
	"You won!",
	"Ali (call)",
	"a/b",
	"Win $",
	".Ali",
	"Ali..",
	"Ali 👋",
	"--",
	"'",
	"ـ",
	"ʻ",
	`Z${"\u0353".repeat(6)}alo`,
])("the name %j is not in letters", (typed) => expect(isInLetters(cleanName(typed))).toBe(false));

test("reads a name in a time that does not grow with the square of its length", () => {
	const began = performance.now();
	for (const part of ["a", "a\u0301", "\u0661\u0662", "_.", "ab.", "a "])
		expect(isInLetters(`${part.repeat(20_000)}1`)).toBe(false);
	expect(performance.now() - began).toBeLessThan(within(1_000));
});

test.each([
	"evil.\u200bcom",
	"evil.\u00adcom",
	"evil․com",
	"evil.ⅽom",
	"evil\u200d.com",
	"ｅｖｉｌ．ｃｏｍ",
	"@",
])("the name %j is refused as an address", (typed) => {
	const read = name(80).safeParse(typed);
	expect(read.error?.issues[0].message).toBe("name_address");
});
