import { latinDigits } from "./fields.ts";

/**
 * A text as it is compared: without case, accents, vowel signs, hamza seats and the letter shapes that people type
 * either way (ة ه, ى ي), with digits 0-9.
 */
export const folded = (text: string) =>
	latinDigits(text)
		.normalize("NFKD")
		.replace(/\p{Mn}|\u0640/gu, "")
		.replace(/ة/g, "ه")
		.replace(/ى/g, "ي")
		.toLowerCase();

type Texts = readonly (string | null | undefined)[];

const wordsOf = (query: string) => folded(query).trim().split(/\s+/);

/** Whether every word of a query stands somewhere in the texts; the empty query finds all. */
export function finds(query: string, texts: Texts): boolean {
	const whole = folded(texts.filter(Boolean).join(" "));
	return wordsOf(query).every((word) => whole.includes(word));
}

/** Whether every word of a query begins a word of the texts, or the rest of one behind the Arabic article. */
export function findsBeginning(query: string, texts: Texts): boolean {
	const words = folded(texts.filter(Boolean).join(" ")).split(/[\s\-@._]+/);
	return wordsOf(query).every((word) => words.some((one) => one.startsWith(word) || one.startsWith(`ال${word}`)));
}
