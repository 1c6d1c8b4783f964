import { cleanTyped } from "../fields/cleaning.ts";
import { formatLocale, type Locale } from "../locales.ts";

/** A dinar has 1,000 fils. */
const filsOfDinar = 1000;

/** An amount of fils as a number of dinars. */
export const inDinars = (fils: number) => fils / filsOfDinar;

const written: Record<Locale, (sign: string, number: string) => string> = {
	en: (sign, number) => `${sign}KD ${number}`,
	ar: (sign, number) => `${sign}${number} د.ك`,
};

const amountText = (fils: number, locale: Locale, minimumFractionDigits: number) =>
	written[locale](
		fils < 0 ? "\u2212" : "",
		new Intl.NumberFormat(formatLocale[locale], { minimumFractionDigits }).format(
			Math.abs(inDinars(fils)),
		),
	);

/** Amount of fils in dinars, for sentences and cards: "KD 15", and "KD 12.500" where there are fils. */
export const moneyText = (fils: number, locale: Locale) =>
	amountText(fils, locale, fils % filsOfDinar === 0 ? 0 : 3);

/** The same, kept on one line in the middle of a text. */
export const unbrokenMoneyText = (fils: number, locale: Locale) =>
	moneyText(fils, locale).replaceAll(" ", "\u00a0");

/** The same, always with three decimals: "KD 15.000". For receipts, statements and tables of money. */
export const exactMoneyText = (fils: number, locale: Locale) => amountText(fils, locale, 3);

/** An amount as people type it in a form, in dinars; empty for none. */
export const typedDinars = (fils: number | null | undefined) =>
	fils == null ? "" : inDinars(fils).toFixed(3);

const dinarsWithFils = /^(\d{1,9})(?:[.\u066b,\u060c](\d{1,3}))?$/;
/** Grouped thousands with a different decimal sign: 1,000.500, 1 000, ١٬٠٠٠٫٥٠٠. */
const grouped =
	/^([1-9]\d{0,2}(?:([ ,.'\u066c\u060c])\d{3})(?:\2\d{3})*)(?:(?!\2)[.\u066b,\u060c](\d{1,3}))?$/;

/**
 * Reads dinars with up to three decimals, in digits of any script, as fils; null for other texts,
 * and for one comma before three digits: 1,000 may mean a thousand dinars, or one dinar.
 */
export function filsIn(typed: string): number | null {
	const text = cleanTyped(typed);
	const [, groups, mark, fils = ""] = grouped.exec(text) ?? [];
	const isOneGroup = groups?.split(mark).length === 2 && fils === "";
	if (isOneGroup && (mark === "," || mark === "\u060c")) return null;
	// A full stop before three digits is the decimal sign, as in KD 12.500.
	const isGrouped = groups !== undefined && !(isOneGroup && mark === ".");
	const [, dinars, decimals = ""] = isGrouped
		? ["", groups.replace(/\D/g, ""), fils]
		: (dinarsWithFils.exec(text) ?? []);
	return dinars === undefined
		? null
		: Number(dinars) * filsOfDinar + Number(decimals.padEnd(3, "0"));
}
