import { latinDigits } from "../fields/digits.ts";

/**
 * Normal form of a text for comparison: without case, accents, vowel signs, hamza seats and
 * interchangeable letters (ة ه, ى ي), with digits 0-9.
 */
export const foldText = (text: string) =>
	latinDigits(text)
		.normalize("NFKD")
		.replace(/\p{Mn}|\u0640/gu, "")
		.replace(/ة/g, "ه")
		.replace(/ى/g, "ي")
		.toLowerCase();

/** An email address stays one word, because a complete address means one person. */
const wordsOf = (text: string) =>
	foldText(text)
		.split(/\s+/)
		.flatMap((word) => (word.includes("@") ? [word] : word.split(/[-'’]+/)))
		.filter(Boolean);

/** A phone number, which is not split into words. */
const phone = /^\+?[\d\s()-]{5,}$/;

/** Words of a search for people; a phone number becomes one word of digits. */
export function searchWords(typed: string): string[] {
	const digits = latinDigits(typed).trim();
	return phone.test(digits) ? [digits.replace(/\D/g, "").replace(/^00/, "")] : wordsOf(typed);
}

type Texts = readonly (string | null | undefined)[];

/** Matcher for a query. An empty query matches everything. */
export function searchFor(query: string) {
	const wanted = wordsOf(query);
	const read = (texts: Texts) => wordsOf(texts.filter(Boolean).join(" "));
	return {
		/**
		 * Whether the texts contain each word of the query. Ignores word limits: "Al-Sabah", "Al Sabah"
		 * and "Alsabah" are common spellings.
		 */
		finds(texts: Texts): boolean {
			if (wanted.length === 0) return true;
			const whole = read(texts).join("");
			return wanted.every((word) => whole.includes(word));
		},
		/**
		 * Whether each word of the query begins a word of the texts, with or without the Arabic
		 * article.
		 */
		findsBeginning(texts: Texts): boolean {
			const words = read(texts);
			return wanted.every((word) =>
				words.some((one) => one.startsWith(word) || one.startsWith(`ال${word}`)),
			);
		},
	};
}
