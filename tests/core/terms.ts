import { readFileSync } from "node:fs";

/** English words, and the Arabic ones of which each text needs one. */
export type Term = { words: string; english: RegExp; arabic: readonly string[]; isPhrase: boolean };

/** The terms of docs/terms.md: those that a text must always have, and all others. */
export type Terms = { always: readonly Term[]; mostly: readonly Term[] };

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
	const [, always, ...others] = document.split(/\n## .*\n/);
	const termsIn = (part: string) => (part.match(/^- .+:.+$/gm) ?? []).map(termOf);
	return { always: termsIn(always), mostly: others.flatMap(termsIn) };
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
