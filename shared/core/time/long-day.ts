import { formatLocale, type Locale } from "../locales.ts";
import { startOf, timeZone } from "./kuwait.ts";

/** A day in words: "2027-04-17" is "April 17, 2027" or «١٧ أبريل ٢٠٢٧». */
export const longDay = (day: string, locale: Locale): string =>
	new Intl.DateTimeFormat(formatLocale[locale], { dateStyle: "long", timeZone }).format(
		startOf(day),
	);
