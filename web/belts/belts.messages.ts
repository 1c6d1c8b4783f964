import { beltName } from "#shared/belts/belts.names.ts";
import type { Belt } from "#shared/belts/belts.rules.ts";
import { useLocale } from "../core/messages.ts";

/** The name of a rank in the reader's language. */
export function useBeltName() {
	const locale = useLocale();
	return (belt: Belt) => beltName(belt, locale);
}
