import fc from "fast-check";
import { cleanName, cleanText, cleanTyped, isBlank, visibleLength } from "./cleaning.ts";
import { latinDigits } from "./digits.ts";

test("detects texts without visible characters", () => {
	const blank = [
		"",
		" \u00a0\u3000\u202f\u2009",
		"\u200b\u2060",
		"\u3164",
		"\u2800\u2800",
		"\u115f\u1160",
		"\uffa0",
		"\u0301",
		" \u0301\u064b",
		"\u200c\u200d",
		"\ufe0f",
		"\u00ad",
		"\ufeff",
		"\u061c\u200e\u200f",
		"\u2067\u2069",
		"\u180e",
		"\ufffc",
		"\u{e0001}\u{e0041}",
		"\u034f\u17b4",
		null,
		undefined,
	];
	expect(blank.filter((text) => !isBlank(text))).toEqual([]);
	expect(["K", "ك", "名", "é", "e\u0301", "؟", "7", "👍🏽", ".", "ـ"].filter(isBlank)).toEqual([]);
});

test("counts visible characters", () => {
	expect(
		["Kumite", "  a  ", "\u0301", "a\u200d\u200d\u200db", "سَلام", "a\u200e\u200f"].map(
			visibleLength,
		),
	).toEqual([6, 1, 0, 2, 5, 1]);
});

test.each([
	["\u200babc\u2060", "abc"],
	["Anti\u00adtrust", "Antitrust"],
	["\ufeffabc", "abc"],
	["a\u3164b", "ab"],
	// Marks that a text may need.
	["می\u200cروم", "می\u200cروم"],
	["a\u200fb", "a\u200fb"],
	["👨\u200d👩\u200d👧 ❤\ufe0f", "👨\u200d👩\u200d👧 ❤\ufe0f"],
	["e\u0301", "e\u0301"],
	["\u200d\ufe0f", ""],
	// Line breaks of all systems and programs.
	["a\r\nb\rc\nd", "a\nb\nc\nd"],
	["a\u000bb\fc\u2028d\u2029e", "a\nb\nc\nd\ne"],
])("cleans the text %j to %j", (text, expected) => expect(cleanText(text)).toBe(expected));

test.each([
	["علی\u200cرضا", "علی\u200cرضا"],
	["علی\u200c", "علی"],
	["\u200cعلی \u200cرضا", "علی رضا"],
	["क्\u200dष", "क्\u200dष"],
	["Ka\u200dte", "Kate"],
	["Al\u2011Qadi", "Al-Qadi"],
	["Al\u2013Qadi", "Al-Qadi"],
	["Al\u2212Qadi", "Al-Qadi"],
	["\u200fأحمد\u200e", "أحمد"],
	["\u2067أحمد\u2069", "أحمد"],
	["Ah\u00admad", "Ahmad"],
	["Ah\u200bmad", "Ahmad"],
	["Abu\u00a0Ali\u3000Hasan", "Abu Ali Hasan"],
	["\ufe8d\ufea3\ufee4\ufeaa", "احمد"],
	["\ufefbمي", "لامي"],
	["عبد\ufdf2", "عبدالله"],
	["So\ufb01a", "Sofia"],
	["Ｋｅｎ", "Ken"],
	["𝗦𝗮𝗿𝗮", "Sara"],
	["Jose\u0301", "José"],
	["O’Neill", "O’Neill"],
	["Sa‘ad", "Sa‘ad"],
	["名前", "名前"],
])("stores the name %j as %j", (typed, stored) => {
	expect(cleanName(typed)).toBe(stored);
	expect(cleanName(stored)).toBe(stored);
});

test.each([
	["\u202a+965 5001 2345\u202c", "+965 5001 2345"],
	["\u200e٥٠٠١‑٢٣٤٥\u200f", "5001-2345"],
	["５００１２３４５", "50012345"],
	["५००१२३४५", "50012345"],
	["\u2068a\u2069", "a"],
	["2026\u201112\u201203", "2026-12-03"],
	["12\u202f000", "12 000"],
	["O’Neill@test.example", "O'Neill@test.example"],
	["a＠test．example", "a@test.example"],
	["\u0000a\u0007", "a"],
])("reads the typed value %j as %j", (typed, read) => expect(cleanTyped(typed)).toBe(read));

test("leaves a cleaned value unchanged", () => {
	fc.assert(
		fc.property(fc.string({ unit: "binary", maxLength: 40 }), (value) => {
			for (const clean of [cleanText, cleanName, cleanTyped])
				expect(clean(clean(value))).toBe(clean(value));
		}),
		{ numRuns: 10_000 },
	);
});

test("reads the digits of every script", () => {
	const zeros = [0x30, 0x660, 0x6f0, 0x7c0, 0x966, 0x9e6, 0xc66, 0xe50, 0x17e0, 0xff10, 0x1d7ce];
	for (const zero of zeros) {
		const digits = Array.from({ length: 10 }, (_, digit) => String.fromCodePoint(zero + digit));
		expect([zero, latinDigits(digits.join(""))]).toEqual([zero, "0123456789"]);
	}
});
