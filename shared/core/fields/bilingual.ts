import type { Locale } from "../locales.ts";

/** Parts the two languages of one line: "Sparring nights · أمسيات النزال". */
const divider = " · ";

/** The reader's half of a line that is written in both languages; any other line as it is. */
export function inLanguage(line: string, locale: Locale): string {
	const halves = line.split(divider);
	if (halves.length !== 2) return line;
	return halves[locale === "ar" ? 1 : 0];
}

/** Which of its two languages a record has. */
export type Twins<Field extends string> = { [Key in `${Field}En` | `${Field}Ar`]?: string | null };

const isBlank = (text: string | null | undefined) => (text ?? "").trim() === "";

/** Whether a text of a record is written in the other language only. */
export const lacksLanguage = <Field extends string>(
	record: Twins<Field>,
	fields: readonly Field[],
	locale: Locale,
): boolean =>
	fields.some((field) => {
		const [own, other] = locale === "ar" ? (["Ar", "En"] as const) : (["En", "Ar"] as const);
		return isBlank(record[`${field}${own}`]) && !isBlank(record[`${field}${other}`]);
	});

/**
 * Texts of a record that have yet to be written: in both languages what visitors see, in one of them a draft.
 * @param isWhole whether visitors see it
 */
export const isUnwritten = <Field extends string>(
	record: Twins<Field>,
	fields: readonly Field[],
	isWhole: boolean,
) =>
	fields.flatMap((field) => {
		const blank = ([`${field}En`, `${field}Ar`] as const).filter((key) => isBlank(record[key]));
		return isWhole || blank.length === 2 ? blank : [];
	});
