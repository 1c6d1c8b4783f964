import { useCallback } from "react";
import { nameIn } from "#shared/users/users.rules.ts";
import { useLocale } from "../core/language/messages.ts";

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
