import { cleanTyped } from "./cleaning.ts";

/** Marks between thousands, the same throughout a number: 1,000 1.000 1 000 1'000 ١٬٠٠٠. */
const grouped = /^[+-]?[1-9]\d{0,2}(?:([ ,.'\u066c\u060c])\d{3})(?:\1\d{3})*$/;
/** Lakh and crore: 1,00,000. */
const groupedInIndia = /^[+-]?[1-9]\d?(?:,\d{2})+,\d{3}$/;
const groupedDecimal = /^[+-]?[1-9]\d{0,2}(?:([ ,'\u066c])\d{3})(?:\1\d{3})*[.\u066b]\d+$/;
const decimal = /^[+-]?\d+[.\u066b]\d+$/;

/** Longer texts cannot be numbers; reading them would waste time. */
const longest = 100;

const withoutGroups = (text: string) => Number(text.replace(/[^\d+-]/g, ""));

/**
 * Reads a text as one number, with digits and grouping marks of any script. NaN for a text that has
 * digits but is not a number (12abc, 2e3, 1,5); null for a text without digits.
 */
export function readNumber(typed: string): number | null {
	if (typed.length > longest) return Number.NaN;
	const text = cleanTyped(typed).replace(/`/g, "'");
	if (!/\d/.test(text)) return null;
	if (/^[+-]?\d+$/.test(text)) return Number(text);
	if (grouped.test(text) || groupedInIndia.test(text)) return withoutGroups(text);
	if (!decimal.test(text) && !groupedDecimal.test(text)) return Number.NaN;
	const [whole, part] = text.split(/[.\u066b](?=\d+$)/);
	return Number(`${withoutGroups(whole)}.${part}`);
}

/** Reads a typed whole number like `readNumber`. NaN also for fractions: 1.5, but not 1.0. */
export function readWhole(typed: string): number | null {
	const number = readNumber(typed);
	return number === null || Number.isInteger(number) ? number : Number.NaN;
}

/** A number with decimals in any script, such as a weight; the comma may be its decimal sign. */
export function readDecimal(typed: string): number {
	if (typed.length > longest) return Number.NaN;
	const text = cleanTyped(typed).replace(/[\u066b\u060c,]/, ".");
	return /^[+-]?\d+(?:\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
}
