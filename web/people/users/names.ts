import { useCallback } from "react";
import type { Locale } from "#shared/core/locales.ts";
import { arabicName, joinNames, nameIn } from "#shared/people/users/users.rules.ts";
import { useLocale } from "../../core/language/messages.ts";

/**
 * A person's initials. The Arabic article is skipped, because it does not distinguish names; a thin
 * space keeps Arabic initials from joining into a word.
 */
export const initialsOf = ({ first, last }: { first: string; last: string }) =>
	[first, last].map((name) => [...name.replace(/^(Al-|El-|ال)/i, "")][0] ?? "").join("\u2009");

/** A person's full name in each script that is known, that of the reader's language first. */
export function namesInScripts(
	person: Parameters<typeof nameIn>[1],
	locale: Locale,
): { text: string; locale: Locale }[] {
	const latin = { text: joinNames(person.firstName, person.lastName), locale: "en" as const };
	const arabic = arabicName(person);
	if (!arabic) return [latin];
	const names = [{ text: arabic, locale: "ar" as const }, latin];
	return locale === "ar" ? names : names.reverse();
}

/** Returns first, last and full name in the reader's language. */
export function useNames() {
	const locale = useLocale();
	return useCallback((person: Parameters<typeof nameIn>[1]) => nameIn(locale, person), [locale]);
}
