import { cleanTyped, dashes, formatting } from "../fields/cleaning.ts";
import { latinDigits } from "../fields/digits.ts";
import { plainEmail } from "../fields/email.ts";

/** Letters that Unicode does not decompose, and the letters for which people search. */
const sameLetters: readonly (readonly [letters: string, letter: string])[] = [
	["ة ہ ھ ە ۃ ۂ", "ه"],
	["ى ی ې ۍ ے", "ي"],
	["ک ڪ", "ك"],
	["ٱ", "ا"],
	["ں", "ن"],
	// Letters of Persian, Urdu and Gulf Arabic, which an Arabic keyboard lacks.
	["پ", "ب"],
	["چ", "ج"],
	["ڤ", "ف"],
	["گ", "ك"],
	["ژ", "ز"],
	["ٹ", "ت"],
	["ڈ", "د"],
	["ڑ", "ر"],
	["ł", "l"],
	["ø", "o"],
	["đ ð", "d"],
	["ħ", "h"],
	["ı", "i"],
	["ŧ", "t"],
	["ŋ", "n"],
	["ə", "e"],
	["æ", "ae"],
	["œ", "oe"],
	["þ", "th"],
	["ß", "ss"],
];
const letterFor = new Map(
	sameLetters.flatMap(([letters, letter]) => letters.split(" ").map((one) => [one, letter])),
);
const foldable = new RegExp(`[${[...letterFor.keys()].join("")}]`, "g");

/** Apostrophes, quotation marks and letters that stand for them: Sa'ad, Sa‘ad, Saʿad, Sa`ad. */
const apostrophes =
	/['`\u00b4\u2018-\u201b\u2032\u2035\u02b9-\u02bf\u02c8\u02ca\u02cb\u055a\u05f3\ua78b\ua78c\uff07]/g;

/**
 * Normal form of a text for comparison: without case, accents, vowel signs, hamza seats, marks of
 * direction and joiners; interchangeable letters of all keyboards (ة ه, ى ی ي, ک ك), apostrophes and
 * dashes are one, digits are 0-9.
 */
export const foldText = (text: string) =>
	latinDigits(text)
		.replace(apostrophes, "'")
		.normalize("NFKD")
		.replace(/\p{Mn}|\u0640/gu, "")
		.replace(formatting, "")
		.replace(dashes, "-")
		.toLowerCase()
		.replace(foldable, (letter) => letterFor.get(letter) as string);

/** Folds a text like `foldText`, with single spaces, to compare whole texts. */
export const foldLine = (text: string) => foldText(text).replace(/\s+/g, " ").trim();

// Records have the domains of addresses in ASCII.
const plainAddresses = (text: string) =>
	// Begins only at words: from each letter it would take quadratic time.
	text.includes("@") ? text.replace(/(?<!\S)\S+@\S+/g, plainEmail) : text;

/** An email address stays one word, because a complete address means one person. */
const wordsOf = (text: string) =>
	foldText(plainAddresses(text))
		.split(/[\s,;،؛]+/)
		.flatMap((word) => (word.includes("@") ? [word] : word.split(/[-'.\u00b7]+/)))
		.filter(Boolean);

/** A phone number, which is not split into words. */
const phone = /^\(?\+?[\d\s()./-]{5,}$/;

/** Words of a search for people; a phone number becomes one word of digits. */
export function searchWords(typed: string): string[] {
	const digits = cleanTyped(typed);
	return phone.test(digits) ? [digits.replace(/\D/g, "").replace(/^00/, "")] : wordsOf(typed);
}

type Texts = readonly (string | null | undefined)[];

/** Matcher for a query. An empty query matches everything. */
export function searchFor(query: string) {
	const queryWords = wordsOf(query);
	const read = (texts: Texts) => wordsOf(texts.filter(Boolean).join(" "));
	return {
		/**
		 * Whether the texts contain each word of the query. Ignores word limits: "Al-Sabah", "Al Sabah"
		 * and "Alsabah" are common spellings.
		 */
		finds(texts: Texts): boolean {
			if (queryWords.length === 0) return true;
			const whole = read(texts).join("");
			return queryWords.every((word) => whole.includes(word));
		},
		/**
		 * Whether each word of the query begins a word of the texts, with or without the Arabic
		 * article.
		 */
		findsBeginning(texts: Texts): boolean {
			const words = read(texts);
			return queryWords.every((word) =>
				words.some((one) => one.startsWith(word) || one.startsWith(`ال${word}`)),
			);
		},
	};
}
