import type { Locale } from "./locales.ts";

/** Parts the two languages of one line: "Sparring nights · أمسيات النزال". */
const divider = " · ";

/** The reader's half of a line that is written in both languages; any other line as it is. */
export function inLanguage(line: string, locale: Locale): string {
	const halves = line.split(divider);
	if (halves.length !== 2) return line;
	return halves[locale === "ar" ? 1 : 0];
}
