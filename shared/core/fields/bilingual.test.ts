import { inLanguage, isUnwritten, lacksLanguage } from "./bilingual.ts";

const texts = ["title", "content"] as const;
const record = (
	titleEn: string,
	titleAr: string,
	contentEn: string | null,
	contentAr?: string,
) => ({
	titleEn,
	titleAr,
	contentEn,
	contentAr,
});

test("a line in both languages is cut where they meet", () => {
	expect([
		inLanguage("Kata · كاتا", "ar"),
		inLanguage("Kata · كاتا", "en"),
		inLanguage("Kata", "ar"),
	]).toEqual(["كاتا", "Kata", "Kata"]);
});

test.each([
	[record("Camp", "معسكر", "Three days", "ثلاثة أيام"), false, false],
	[record("Camp", "معسكر", "Three days", " "), false, true],
	[record("", "معسكر", "Three days"), true, true],
	// What is written in neither language lacks none.
	[record("Camp", "معسكر", null, ""), false, false],
])("%j lacks English: %j, Arabic: %j", (one, en, ar) => {
	expect([lacksLanguage(one, texts, "en"), lacksLanguage(one, texts, "ar")]).toEqual([en, ar]);
});

test.each([
	[record("Camp", "معسكر", "Three days", "ثلاثة أيام"), [], []],
	[record("Camp", "", "Three days", ""), [], ["titleAr", "contentAr"]],
	[record("Camp", "", "", "ثلاثة أيام"), [], ["titleAr", "contentEn"]],
	[record(" ", "", "Three days", ""), ["titleEn", "titleAr"], ["titleEn", "titleAr", "contentAr"]],
])("of %j a draft still needs %j, what is published %j", (one, draft, published) => {
	expect(isUnwritten(one, texts, false)).toEqual(draft);
	expect(isUnwritten(one, texts, true)).toEqual(published);
});
