import { useCallback } from "react";
import { useIntl } from "react-intl";
import type { Locale } from "#shared/core/locales.ts";

export type Messages<Id extends string = string> = Record<Locale, Record<Id, string>>;

/** Defines a screen's texts in both languages. A text missing in one language is a type error. */
export const messages = <Id extends string>(
	en: Record<Id, string>,
	ar: Record<NoInfer<Id>, string>,
): Messages<Id> => ({
	en,
	ar,
});

export type Values = Record<string, string | number | Date>;

export const useLocale = () => useIntl().locale.slice(0, 2) as Locale;

/**
 * The build (local/build/vite.ts) compiles texts with placeholders to an AST; tests get the source
 * string.
 */
const takesValues = (message: unknown) => typeof message !== "string" || message.includes("{");

const beforeDayPart =
	/([\d٠-٩])\s(?=[AP]M\b|[صم](?!\p{L})|(?:فجرًا|صباحًا|ظهرًا|عصرًا|مساءً)(?!\p{L}))/gu;

/**
 * Keeps a time and its part of the day on one line. Browsers and Node differ in the space before
 * "PM", and hydration needs identical text.
 */
export const keepTimesTogether = (text: string) => text.replace(beforeDayPart, "$1\u00a0");

/**
 * Returns a function that translates a screen's texts: `const text = useText(eventsMessages)`. A value
 * that this release does not know, such as a category of a newer one, is shown as it is stored.
 */
export function useText<Id extends string>(table: Messages<Id>) {
	const intl = useIntl();
	const locale = useLocale();
	return useCallback(
		(id: Id, values?: Values): string => {
			const message: string | undefined = table[locale][id];
			if (message === undefined) return id.slice(id.lastIndexOf(".") + 1);
			return takesValues(message)
				? keepTimesTogether(intl.formatMessage({ id, defaultMessage: message }, values))
				: message;
		},
		[intl, locale, table],
	);
}

/** The function that translates the texts of a table: what `useText` returns for it. */
export type TextOf<Table extends Messages> = (
	id: Extract<keyof Table["en"], string>,
	values?: Values,
) => string;

/**
 * Picks the bilingual field in the reader's language: `pick(event, "title")`; falls back to the
 * other language.
 */
export function usePick() {
	const locale = useLocale();
	return useCallback(
		<T extends object, F extends string>(
			record: T & Partial<Record<`${F}En` | `${F}Ar`, string | null>>,
			field: F,
		) => {
			const [first, second] = locale === "ar" ? (["Ar", "En"] as const) : (["En", "Ar"] as const);
			return record[`${field}${first}`] || record[`${field}${second}`] || "";
		},
		[locale],
	);
}
