import { latinDigits } from "../fields/digits.ts";

/**
 * A text as it is compared: without case, accents, vowel signs, hamza seats and the letter shapes that people type
 * either way (ة ه, ى ي), with digits 0-9.
 */
export const foldText = (text: string) =>
	latinDigits(text)
		.normalize("NFKD")
		.replace(/\p{Mn}|\u0640/gu, "")
		.replace(/ة/g, "ه")
		.replace(/ى/g, "ي")
		.toLowerCase();

/** An address stays one word: who types it whole means nobody else. */
const wordsOf = (text: string) =>
	foldText(text)
		.split(/\s+/)
		.flatMap((word) => (word.includes("@") ? [word] : word.split(/[-'’]+/)))
		.filter(Boolean);

/** A phone number as people type it: the parts of it are no words. */
const phone = /^\+?[\d\s()-]{5,}$/;

/** The words of what was typed to find somebody; a phone number is one of digits alone. */
export function searchWords(typed: string): string[] {
	const digits = latinDigits(typed).trim();
	return phone.test(digits) ? [digits.replace(/\D/g, "").replace(/^00/, "")] : wordsOf(typed);
}

type Texts = readonly (string | null | undefined)[];

/** What a query finds. The empty one finds all. */
export function searchFor(query: string) {
	const wanted = wordsOf(query);
	const read = (texts: Texts) => wordsOf(texts.filter(Boolean).join(" "));
	return {
		/** Whether each of its words stands somewhere in the texts; some write "Al-Sabah", others "Al Sabah" or "Alsabah". */
		finds(texts: Texts): boolean {
			if (wanted.length === 0) return true;
			const whole = read(texts).join("");
			return wanted.every((word) => whole.includes(word));
		},
		/** Whether each begins a word of the texts, or the rest of one behind the Arabic article. */
		findsBeginning(texts: Texts): boolean {
			const words = read(texts);
			return wanted.every((word) =>
				words.some((one) => one.startsWith(word) || one.startsWith(`ال${word}`)),
			);
		},
	};
}
