import { finds, findsBeginning, folded } from "./search.ts";

const ahmad = ["Ahmad", "Al-Sabah", "أحمد", "الصباح", "ahmad@karate.example", null];

describe("a search", () => {
	test.each([
		["", "nothing typed"],
		["ahm", "the beginning of a name"],
		["SABAH ahmad", "words in any order and case"],
		["احمد", "alef without its hamza"],
		["أَحْمَد", "vowel signs"],
		["أحـمد", "a stretched word"],
		["  الصباح  ", "spaces around"],
		["ahmad@", "an address"],
		["احمد sabah", "both scripts"],
	])("finds by %j: %s", (query) => expect(finds(query, ahmad)).toBe(true));

	test.each([["omar"], ["ahmad omar"], ["أحمدي"]])("does not find by %j", (query) =>
		expect(finds(query, ahmad)).toBe(false),
	);

	test.each([
		["ahm sab", true],
		["صباح", true],
		["hmad", false],
		["karate", true],
	])("by %j finds the beginning of a word: %j", (query, begins) => {
		expect(finds(query, ahmad)).toBe(true);
		expect(findsBeginning(query, ahmad)).toBe(begins);
	});

	test.each([
		["فاطمة", "فاطمه"],
		["مصطفى", "مصطفي"],
		["José", "jose"],
		["٢٠٢٦", "2026"],
		["مسؤول", "مسوول"],
	])("takes %s and %s for the same", (one, other) => expect(folded(one)).toBe(folded(other)));
});
