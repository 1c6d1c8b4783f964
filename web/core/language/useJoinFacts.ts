import { useLocale } from "./messages.ts";
import { separators } from "./separator.tsx";

/**
 * Joins short facts in one line. In Arabic with a comma, because a dot beside Arabic digits reads as
 * a zero.
 */
export function useJoinFacts() {
	const separator = separators[useLocale()];
	return (facts: readonly (string | number | false | null | undefined)[]) =>
		facts.filter(Boolean).join(separator);
}
