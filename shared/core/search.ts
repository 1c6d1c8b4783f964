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

/** Whether every word of a query stands somewhere in the texts; the empty query finds all. */
export function finds(query: string, texts: readonly (string | null | undefined)[]): boolean {
	const whole = folded(texts.filter(Boolean).join(" "));
	return folded(query)
		.split(/\s+/)
		.every((word) => whole.includes(word));
}
