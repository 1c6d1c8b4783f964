import { useCallback } from "react";
import { beltName } from "#shared/training/belts/belts.names.ts";
import type { Belt } from "#shared/training/belts/belts.rules.ts";
import { useLocale } from "../../core/language/messages.ts";

/** Returns a rank's public name in the reader's language. */
export function useBeltName() {
	const locale = useLocale();
	return useCallback((belt: Belt) => beltName(belt, locale), [locale]);
}
