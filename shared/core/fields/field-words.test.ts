import { locales } from "../locales.ts";
import { fieldCodes, isFieldCode } from "./field-codes.ts";
import { fieldWords } from "./field-words.ts";

test.each(locales)("exactly the codes of field errors have words: %s", (locale) => {
	expect(Object.keys(fieldWords[locale]).sort()).toEqual(
		fieldCodes.map((code) => `field.${code}`).sort(),
	);
});

test("different errors have different words in both languages", () => {
	for (const locale of locales) {
		const words = Object.values(fieldWords[locale]);
		expect(words.filter((text, position) => words.indexOf(text) !== position)).toEqual([]);
	}
});

/** Figures of a text, in either script; two letters are one word in Arabic. */
const figuresIn = (text: string) =>
	(text.replace("حرفين", "2").match(/[\d٠-٩]+/g) ?? [])
		.map((figure) => figure.replace(/[٠-٩]/g, (digit) => String("٠١٢٣٤٥٦٧٨٩".indexOf(digit))))
		.sort();

test.each(fieldCodes)("%s has the same figures in both languages", (code) => {
	const [en, ar] = [fieldWords.en[`field.${code}`], fieldWords.ar[`field.${code}`]];
	expect(figuresIn(ar)).toEqual(figuresIn(en));
});

test("knows its own codes and no others", () => {
	expect(fieldCodes.every(isFieldCode)).toBe(true);
	for (const other of ["", "toString", "Required", "field.required"])
		expect(isFieldCode(other)).toBe(false);
});
