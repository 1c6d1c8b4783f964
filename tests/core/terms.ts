import { readFileSync } from "node:fs";

/** English words, and the Arabic ones of which each text needs one. */
export type Term = { words: string; english: RegExp; arabic: readonly string[]; isPhrase: boolean };

/**
 * The terms of docs/terms.md: those that a text must always have, and all others. `free`: how the
 * English texts begin whose Arabic says it in other words.
 */
export type Terms = {
	always: readonly Term[];
	mostly: readonly Term[];
	free: readonly string[];
};

/** Arabic letters without vowel signs, with one form of alef, hamza, ya and ta marbuta. */
const plainArabic = (text: string) =>
	text
		.replace(/[\u064b-\u0652\u0640\u0670]/g, "")
		.replace(/[أإآ]/g, "ا")
		.replaceAll("ى", "ي")
		.replaceAll("ة", "ه")
		.replaceAll("ؤ", "و")
		.replaceAll("ئ", "ي");

/** English words of a message, without its placeholders and the syntax of its plurals. */
function plainEnglish(text: string): string {
	const words = text
		.replace(/\{(\w+),\s*(plural|select\w*),/g, " ")
		.replace(/\{\w*(, \w+[^{}]*)?\}|\b(zero|one|two|few|many|other)\s*(?=\{)/g, " ")
		.toLowerCase()
		.replace(/[’']s\b/g, " ")
		.match(/[a-z]+/g);
	return ` ${(words ?? []).join(" ")} `;
}

function termOf(line: string): Term {
	const [words, arabic] = line.slice(2).split(":");
	const forms = words
		.toLowerCase()
		.split(",")
		.map((form) => form.trim().replace("-", " ").replace("*", "[a-z]*"));
	return {
		words,
		english: new RegExp(` (?:${forms.join("|")})(?= )`),
		arabic: arabic.split(",").map((word) => plainArabic(word.trim())),
		isPhrase: forms.some((form) => form.includes(" ")),
	};
}

export function readTerms(document = readFileSync("docs/terms.md", "utf8")): Terms {
	const [listed, free = ""] = document.split("\n## Texts that say it in other words\n");
	const [, always, ...others] = listed.split(/\n## .*\n/);
	const termsIn = (part: string) => (part.match(/^- .+:.+$/gm) ?? []).map(termOf);
	return {
		always: termsIn(always),
		mostly: others.flatMap(termsIn),
		free: (free.match(/^- .+$/gm) ?? []).map((line) => line.slice(2)),
	};
}

/** The terms of an English text; words of a phrase are no terms of their own. */
export function findTerms(terms: Terms, english: string): Term[] {
	let words = plainEnglish(english);
	const all = [...terms.always, ...terms.mostly].sort(
		(a, b) => Number(b.isPhrase) - Number(a.isPhrase),
	);
	return all.filter((term) => {
		if (!term.english.test(words)) return false;
		if (term.isPhrase) words = words.replaceAll(new RegExp(term.english, "g"), " ");
		return true;
	});
}

/** The least share of a text's terms that its translation must have. */
const leastShare = 0.6;

/** Terms of an English text that its translation lacks; empty if it has enough of them. */
export function lackingTerms(terms: Terms, { en, ar }: { en: string; ar: string }): string[] {
	const needed = findTerms(terms, en);
	const words = plainArabic(ar).match(/[\u0621-\u064a]+/g) ?? [];
	const isMissing = ({ arabic }: Term) =>
		!words.some((word) => arabic.some((part) => word.includes(part)));
	const missing = needed.filter(isMissing);
	const isWrong =
		missing.some((term) => terms.always.includes(term)) ||
		needed.length - missing.length < leastShare * needed.length;
	return isWrong ? missing.map(({ words: name }) => name) : [];
}

/** Shorter stems occur in words of other meanings. */
const leastLetters = 4;

/** By how many words docs/terms.md names a text. */
const beginningWords = 9;

/** A single word may be one of another meaning. */
const fewestWords = 2;

/**
 * Words of an Arabic text that belong to terms, if the English one has the terms of less than half of
 * them: the text speaks of something else. Empty for texts that say it in other words.
 */
export function foreignWords(terms: Terms, { en, ar }: { en: string; ar: string }): string[] {
	const words = plainEnglish(en);
	const beginning = words.trim().split(" ").slice(0, beginningWords).join(" ");
	if (beginning === "" || terms.free.includes(beginning)) return [];
	const all = [...terms.always, ...terms.mostly];
	const meant = all.filter(({ english }) => english.test(words)).flatMap(({ arabic }) => arabic);
	const parts = all.flatMap(({ arabic }) => arabic).filter((part) => part.length >= leastLetters);
	const isIn = (word: string) => (part: string) => word.includes(part);
	const known = [...new Set(plainArabic(ar).match(/[\u0621-\u064a]+/g))].filter((word) =>
		parts.some(isIn(word)),
	);
	const foreign = known.filter((word) => !meant.some(isIn(word)));
	return known.length >= fewestWords && foreign.length > known.length / 2 ? foreign : [];
}
