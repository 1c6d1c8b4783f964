import { latinDigits } from "../../core/fields/digits.ts";
import { formatLocale, type Locale } from "../../core/locales.ts";

/** A dinar has 1,000 fils. */
const filsOfDinar = 1000;

const signs: Record<Locale, string> = { en: "KD", ar: "د.ك" };

/** Amount of fils in dinars, with three decimals: "12.500 KD". */
export const moneyText = (fils: number, locale: Locale) =>
	`${new Intl.NumberFormat(formatLocale[locale], {
		minimumFractionDigits: 3,
		maximumFractionDigits: 3,
	}).format(fils / filsOfDinar)} ${signs[locale]}`;

/**
 * Reads dinars with up to three decimals, in Latin or Arabic digits, as fils; null for other texts.
 */
export function filsIn(text: string): number | null {
	const [, dinars, decimals = ""] =
		/^(\d{1,9})(?:[.٫،,](\d{1,3}))?$/.exec(latinDigits(text).trim()) ?? [];
	return dinars === undefined
		? null
		: Number(dinars) * filsOfDinar + Number(decimals.padEnd(3, "0"));
}
