import { useCallback } from "react";
import type { Locale } from "#shared/core/locales.ts";
import { nameIn } from "#shared/users/users.rules.ts";
import { useLocale } from "../core/messages.ts";

/** The language whose letters a text is written in: people write their names and stories in either. */
export const languageOf = (text: string): Locale => (/\p{Script=Arabic}/u.test(text) ? "ar" : "en");

/**
 * The letters that stand for somebody's names. The article tells nobody apart; a thin space keeps Arabic letters from
 * reading as a word.
 */
export const initialsOf = ({ first, last }: { first: string; last: string }) =>
	[first, last].map((name) => [...name.replace(/^(Al-|El-|ال)/i, "")][0] ?? "").join("\u2009");

/** First and full name as the reader writes them. */
export function useNames() {
	const locale = useLocale();
	return useCallback((person: Parameters<typeof nameIn>[1]) => nameIn(locale, person), [locale]);
}
