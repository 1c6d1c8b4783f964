import { useCallback } from "react";
import { nameIn } from "#shared/users/users.rules.ts";
import { useLocale } from "../core/messages.ts";

/** First and full name as the reader writes them. */
export function useNames() {
	const locale = useLocale();
	return useCallback((person: Parameters<typeof nameIn>[1]) => nameIn(locale, person), [locale]);
}
