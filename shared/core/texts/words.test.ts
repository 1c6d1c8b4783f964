import { foldWords, plainWords } from "./words.ts";

test.each([
	["الحزام الأصفر", "حزام اصفر"],
	["E-mail Address", "email address"],
	["FIRSTNAME", "First name"],
	["Dojo Salmiya", "salmiya - dojo"],
	["السالمية", "سالميه"],
	["Al-Jahra", "Jahra."],
	["«إناث»", "الاناث"],
	["Ｎ／Ａ", "n.a."],
	["زرقاء\u200f", "زرقاء"],
	["مستشفى", "مستشفي"],
])("holds %s and %s for the same words", (one, other) =>
	expect(foldWords(one)).toBe(foldWords(other)),
);

test.each([
	["male", "female"],
	["الف", "ف"],
	["yellow", "yellow 6"],
])("tells %s and %s apart", (one, other) => expect(foldWords(one)).not.toBe(foldWords(other)));

test("leaves out the articles of both languages, alone and in a word", () => {
	expect(plainWords("The Al EL ال club الصالة of النادي")).toEqual(["club", "صاله", "of", "نادي"]);
});
