import { bilingualTexts, bilingualTextsIn, unevenLists } from "./bilingualTexts.ts";
import { findTerms, foreignWords, lackingTerms, readTerms } from "./terms.ts";

const terms = readTerms();

test("each Arabic text has the words of its English one", () => {
	const wrong = bilingualTexts.flatMap((text) => {
		const lacking = lackingTerms(terms, text);
		return lacking.length > 0
			? [
					`${text.file}: “${text.en}” | ${text.ar} | has none of the words for ${lacking.join("; ")}`,
				]
			: [];
	});
	expect(wrong).toEqual([]);
});

test("no Arabic text speaks of what its English one does not name", () => {
	const wrong = bilingualTexts.flatMap((text) => {
		const foreign = foreignWords(terms, text);
		return foreign.length > 0
			? [`${text.file}: “${text.en}” | ${text.ar} | speaks of ${foreign.join(", ")}`]
			: [];
	});
	expect(wrong).toEqual([]);
});

/** «رتبة» with its endings and what is written together with it; not «رتّب» or «مرتب». */
const otherRank =
	/(?<![\u0621-\u064a])[وف]?[بلك]?(?:(?:ال|ل)?رتب(?:ة|ته|تها|تك|تي)|(?:ال|لل)رتب)(?![\u0621-\u064a])/;

test.each([
	["الرتبة", true],
	["بحسب رتبته", true],
	["للرتب", true],
	["والمرتبة", false],
	["رتّب القائمة", false],
	["ترتيب", false],
])("of the Arabic words for rank, %s is another one: %s", (word, isOther) => {
	expect(otherRank.test(word)).toBe(isOther);
});

test("a rank is «درجة» in all Arabic texts", () => {
	const wrong = bilingualTexts.filter(({ ar }) => otherRank.test(ar));
	expect(wrong.map(({ file, ar }) => `${file}: ${ar}`)).toEqual([]);
});

/** Texts without plurals, which the languages build in different ways. */
const plain = bilingualTexts.filter(({ en, ar }) => !/[{}]/.test(en + ar));

/** The mark that ends a text as a sentence, question or beginning of a list; empty for a name. */
function endOf(text: string): string {
	const last =
		text
			.trim()
			.replace(/[”»)]+$/, "")
			.at(-1) ?? "";
	return { "!": ".", "؟": "?" }[last] ?? (/[.?:…]/.test(last) ? last : "");
}

test("each text is a sentence, a question or a name in both languages", () => {
	const isWhole = ({ en, ar }: { en: string; ar: string }) =>
		!/ {} |, (plural|select)/.test(en + ar) && !/\bno\.$/i.test(en);
	const wrong = bilingualTexts.filter(isWhole).filter(({ en, ar }) => endOf(en) !== endOf(ar));
	expect(wrong.map(({ en, ar }) => `${en} | ${ar}`)).toEqual([]);
});

test("each text is about as long in both languages", () => {
	const wrong = plain.filter(({ en, ar }) => {
		const ratio = ar.replace(/[\u064b-\u0652]/g, "").length / en.length;
		return en.length > 45 && (ratio < 0.4 || ratio > 1.6);
	});
	expect(wrong.map(({ en, ar }) => `${en} | ${ar}`)).toEqual([]);
});

/** English texts of one file for which Arabic has the same words. */
const sameInArabic = new Set([
	"a place | place",
	"address | title",
	"application rejected | request of a coach declined",
	"article | news article",
	"attendance | present",
	"back | keep it",
	"certification date | certified since",
	"charges | fee",
	"classes | training classes",
	"day | today",
	"fee | fees",
	"it was paid back | paid back",
	"name | name in arabic",
	"opened again | reopened",
	"order | sort order",
	"photo | picture",
	"record a payment | record payment",
	"record a payment of name | record payment of name",
	"see upcoming events | upcoming events",
	"state | status",
]);

test("texts of a file that differ in English differ in Arabic", () => {
	const plainWords = (text: string) =>
		text
			.toLowerCase()
			.replace(/[\s\p{P}]+/gu, " ")
			.trim();
	const byArabic = Map.groupBy(bilingualTexts, ({ file, ar }) => `${file}: ${ar.trim()}`);
	const repeated = [...byArabic].flatMap(([arabic, texts]) => {
		const english = [...new Set(texts.map(({ en }) => plainWords(en)))].sort().join(" | ");
		return english.includes(" | ") && !sameInArabic.has(english) ? [`${arabic}: ${english}`] : [];
	});
	expect(repeated).toEqual([]);
});

test("lists of texts, such as paragraphs and columns, have as many parts in both languages", () => {
	// Arabic pages load a second typeface, for their digits.
	const isOfTypefaces = ({ file }: { file: string }) => file === "web/app/render.tsx";
	expect(unevenLists.filter((list) => !isOfTypefaces(list))).toEqual([]);
	const uneven: typeof unevenLists = [];
	bilingualTextsIn("a.ts", 'const a = { en: ["One", "Two"], ar: ["واحد"] };', uneven);
	expect(uneven).toEqual([{ file: "a.ts", en: 2, ar: 1, first: "One Two" }]);
});

test("each term of docs/terms.md is in a text", () => {
	const used = new Set(bilingualTexts.flatMap(({ en }) => findTerms(terms, en)));
	const unused = [...terms.always, ...terms.mostly].filter((term) => !used.has(term));
	expect(unused.map(({ words }) => words)).toEqual([]);
});

test.each([
	["Waived", "ملغاة", ["waive*"]],
	["Waived", "معفاة", []],
	["Date of payment", "تاريخ الرد", ["pay*"]],
	["Date of payment", "تاريخ الدفع", []],
	["Place on the waiting list", "المكان في قائمة الانتظار", []],
	[
		"{count, plural, one {One class} other {# classes}}",
		"{count, plural, other {# أحزمة}}",
		["class*, event class*"],
	],
])("of “%s”, %s lacks %j", (en, ar, lacking) => {
	expect(lackingTerms(terms, { en, ar })).toEqual(lacking);
});

test.each([
	["Delete the record", "حذف السجل", []],
	["Delete the record", "دفع رسوم العضوية", ["رسوم", "العضويه"]],
	["Open", "رسوم العضوية", ["رسوم", "العضويه"]],
	["Open", "العضوية", []],
])("of “%s”, %s speaks besides of %j", (en, ar, foreign) => {
	expect(foreignWords(terms, { en, ar })).toEqual(foreign);
});

test("each text that says it in other words is a text of the product", () => {
	const all = bilingualTexts.map((text) => ({
		text,
		begins: foreignWords({ ...terms, free: [] }, text),
	}));
	const wrong = all.filter(({ begins }) => begins.length > 0).map(({ text }) => text);
	const unused = terms.free.filter((beginning) =>
		wrong.every((text) => foreignWords({ ...terms, free: [beginning] }, text).length > 0),
	);
	expect(unused).toEqual([]);
});

test.each([
	['messages({ a: "Yes" }, { a: "نعم" });', [["Yes", "نعم"]]],
	['const a = { en: { b: "Yes" }, ar: { b: "نعم" } };', [["Yes", "نعم"]]],
	['const a = ["b", "Yes", "نعم"];', [["Yes", "نعم"]]],
	['const a = { titleEn: "Yes", titleAr: "نعم" };', [["Yes", "نعم"]]],
	['const en = { b: "Yes" }; const ar = { b: "نعم" };', [["Yes", "نعم"]]],
	[
		'const a = { en: (b) => ({ c: f(b, "Yes"), d: ["No"] }), ar: (b) => ({ c: f(b, "نعم"), d: ["لا"] }) };',
		[
			["Yes", "نعم"],
			["No", "لا"],
		],
	],
	[
		'const a = { en: b ? "Yes" : "No", ar: b ? "نعم" : "لا" };',
		[
			["Yes", "نعم"],
			["No", "لا"],
		],
	],
	['const a = { en: f(b ? "Yes" : "No"), ar: f(g("نعم"), "لا") };', [["Yes No", "نعم لا"]]],
])("finds the texts of both languages in %s", (source, texts) => {
	expect(bilingualTextsIn("a.ts", source).map(({ en, ar }) => [en, ar])).toEqual(texts);
});

test("finds the texts of screens, notifications, emails, receipts and exports", () => {
	const files = new Set(bilingualTexts.map(({ file }) => file));
	for (const file of [
		"web/competition/fees/fees.messages.ts",
		"functions/competition/fees/fees.notices.ts",
		"functions/identity/auth/auth.letters.ts",
		"functions/people/memberships/receipt.page.ts",
		"functions/competition/judges/judges.export.ts",
		"functions/community/my-data/words.ts",
		"shared/core/fields/field-words.ts",
	])
		expect([file, files.has(file)]).toEqual([file, true]);
	expect(bilingualTexts.length).toBeGreaterThan(4_500);
});
