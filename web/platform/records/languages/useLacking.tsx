import { type BilingualTexts, lacksLanguage } from "#shared/core/fields/bilingual.ts";
import { type Locale, locales } from "#shared/core/locales.ts";
import { useAddress } from "../../../core/address/useAddress.ts";
import { LackingNotice } from "./LackingNotice.tsx";

/** Query value that selects records of a kind lacking a language: `?lacks=news.ar`. */
export const lackingWord = (name: string, locale: Locale) => `${name}.${locale}`;

/**
 * Filters rows by the missing language that the query string names, and returns a notice about the
 * filter. Returns all rows without one.
 */
export function useLacking<Row extends BilingualTexts<Field>, Field extends string>(
	name: string,
	rows: Row[] | undefined,
	fields: readonly Field[],
) {
	const { search, set } = useAddress();
	const lacking = locales.find((locale) => search.get("lacks") === lackingWord(name, locale));
	if (!lacking || !rows) return { rows };
	const shown = rows.filter((row) => lacksLanguage<Field>(row, fields, lacking));
	return {
		rows: shown,
		above: (
			<LackingNotice
				key={lacking}
				lacking={lacking}
				count={shown.length}
				onShowAll={() => set({ lacks: null })}
			/>
		),
	};
}
