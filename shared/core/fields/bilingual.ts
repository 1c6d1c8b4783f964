import type { Locale } from "../locales.ts";
import { langOf } from "../texts/lang-of.ts";
import { isBlank } from "./cleaning.ts";

/** Divides the two languages of a line: "Sparring nights · أمسيات النزال". */
const divider = " · ";

/** The part of a bilingual line in the reader's language; a line in one language as it is. */
export function inLanguage(line: string, locale: Locale): string {
	const halves = line.split(divider);
	if (halves.length !== 2) return line;
	return halves[locale === "ar" ? 1 : 0];
}

/**
 * What readers of a language see of a text that somebody wrote in both, one behind the other: the
 * part in their script. Each line is judged by itself; other texts stay as they are.
 */
export const ownLanguageOf = (text: string, locale: Locale): string =>
	text
		.split("\n")
		.map((line) => {
			const halves = line.split(divider);
			const own = halves.filter((half) => langOf(half) === locale);
			return halves.length === 2 && own.length === 1 ? own[0].trim() : line;
		})
		.join("\n");

/** The bilingual fields of a record, in either language. */
export type BilingualTexts<Field extends string> = {
	[Key in `${Field}En` | `${Field}Ar`]?: string | null;
};

/** Whether any text of a record is written only in the other language. */
export const lacksLanguage = <Field extends string>(
	record: BilingualTexts<Field>,
	fields: readonly Field[],
	locale: Locale,
): boolean =>
	fields.some((field) => {
		const [own, other] = locale === "ar" ? (["Ar", "En"] as const) : (["En", "Ar"] as const);
		return isBlank(record[`${field}${own}`]) && !isBlank(record[`${field}${other}`]);
	});

/**
 * Texts of a record that are missing: a published record needs both languages, a draft one of them.
 * @param isWhole whether visitors see the record
 */
export const isUnwritten = <Field extends string>(
	record: BilingualTexts<Field>,
	fields: readonly Field[],
	isWhole: boolean,
) =>
	fields.flatMap((field) => {
		const blank = ([`${field}En`, `${field}Ar`] as const).filter((key) => isBlank(record[key]));
		return isWhole || blank.length === 2 ? blank : [];
	});
