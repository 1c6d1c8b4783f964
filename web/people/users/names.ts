import { useCallback } from "react";
import { nameIn } from "#shared/people/users/users.rules.ts";
import { useLocale } from "../../core/language/messages.ts";

/**
 * A person's initials. The Arabic article is skipped, because it does not distinguish names; a thin
 * space keeps Arabic initials from joining into a word.
 */
export const initialsOf = ({ first, last }: { first: string; last: string }) =>
	[first, last].map((name) => [...name.replace(/^(Al-|El-|ال)/i, "")][0] ?? "").join("\u2009");

/** Returns first, last and full name in the reader's language. */
export function useNames() {
	const locale = useLocale();
	return useCallback((person: Parameters<typeof nameIn>[1]) => nameIn(locale, person), [locale]);
}
