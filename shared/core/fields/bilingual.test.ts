import { inLanguage, isUnwritten, lacksLanguage, ownLanguageOf } from "./bilingual.ts";

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

test("splits a bilingual line at its divider", () => {
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
	// A text that is missing in both languages counts as complete.
	[record("Camp", "معسكر", null, ""), false, false],
])("%j lacks English: %j, Arabic: %j", (one, en, ar) => {
	expect([lacksLanguage(one, texts, "en"), lacksLanguage(one, texts, "ar")]).toEqual([en, ar]);
});

test.each([
	[record("Camp", "معسكر", "Three days", "ثلاثة أيام"), [], []],
	[record("Camp", "", "Three days", ""), [], ["titleAr", "contentAr"]],
	[record("Camp", "", "", "ثلاثة أيام"), [], ["titleAr", "contentEn"]],
	[record(" ", "", "Three days", ""), ["titleEn", "titleAr"], ["titleEn", "titleAr", "contentAr"]],
])("%j still needs %j as a draft, and %j when published", (one, draft, published) => {
	expect(isUnwritten(one, texts, false)).toEqual(draft);
	expect(isUnwritten(one, texts, true)).toEqual(published);
});

test.each([
	["Too late · فات الموعد", "Too late", "فات الموعد"],
	["فات الموعد · Too late", "Too late", "فات الموعد"],
	["Mat 2 · البساط ٢\nBring a gi", "Mat 2\nBring a gi", "البساط ٢\nBring a gi"],
	["Kata · Kumite", "Kata · Kumite", "Kata · Kumite"],
	["Too late", "Too late", "Too late"],
	["A · B · ج", "A · B · ج", "A · B · ج"],
])("of %j readers see the part in their script", (text, english, arabic) => {
	expect([ownLanguageOf(text, "en"), ownLanguageOf(text, "ar")]).toEqual([english, arabic]);
});
