import { useCallback } from "react";
import type { Locale } from "#shared/core/locales.ts";
import { nameIn } from "#shared/users/users.rules.ts";
import { useLocale } from "../core/messages.ts";

/** The language whose letters a text is written in: people write their names and stories in either. */
export const languageOf = (text: string): Locale => (/\p{Script=Arabic}/u.test(text) ? "ar" : "en");

/** First and full name as the reader writes them. */
export function useNames() {
	const locale = useLocale();
	return useCallback((person: Parameters<typeof nameIn>[1]) => nameIn(locale, person), [locale]);
}
