import { useIntl } from "react-intl";
import type { Entrant } from "#shared/competition/draws/draws.schema.ts";
import { useLocale, useText } from "../../core/language/messages.ts";
import { drawMessages } from "./draws.messages.ts";

/**
 * Returns what an entrant is called: the name in the reader's language, or the number of people whose
 * name the reader does not see.
 */
export function useEntrants(entrants: readonly Entrant[]) {
	const text = useText(drawMessages);
	const locale = useLocale();
	const { formatNumber } = useIntl();
	const known = new Map(entrants.map((entrant) => [entrant.number, entrant]));
	const nameOf = (number: number) => {
		const one = known.get(number);
		const name = locale === "ar" ? (one?.nameAr ?? one?.nameEn) : one?.nameEn;
		return name ?? text("draw.entrant", { number: formatNumber(number) });
	};
	const dojoOf = (number: number) => {
		const one = known.get(number);
		return (locale === "ar" ? (one?.dojoAr ?? one?.dojoEn) : one?.dojoEn) ?? null;
	};
	const isOwn = (number: number) => known.get(number)?.isOwn ?? false;
	return { nameOf, dojoOf, isOwn };
}
