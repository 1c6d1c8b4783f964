import { type BilingualTexts, lacksLanguage } from "#shared/core/fields/bilingual.ts";
import { type Locale, locales } from "#shared/core/locales.ts";
import { useAddress } from "../../../core/address/useAddress.ts";
import { type pagesQuery, usePages } from "../../../core/calls/usePages.ts";
import { LackingNotice } from "./LackingNotice.tsx";

/** Query value that selects records of a kind lacking a language: `?lacks=<kind>.ar`. */
export const lackingWord = (name: string, locale: Locale) => `${name}.${locale}`;

/**
 * Reads a list, filtered by the missing language that the query string names, with a notice about the
 * filter; the whole list without one.
 */
export function useLacking<Row extends BilingualTexts<Field>, Field extends string>(
	name: string,
	query: ReturnType<typeof pagesQuery<Row>>,
	fields: readonly Field[],
) {
	const { search, set } = useAddress();
	const lacking = locales.find((locale) => search.get("lacks") === lackingWord(name, locale));
	const list = usePages(query);
	const { rows } = usePages(
		query,
		lacking && { isIncluded: (row) => lacksLanguage<Field>(row, fields, lacking) },
	);
	const above = lacking && rows && (
		<LackingNotice
			key={lacking}
			lacking={lacking}
			count={rows.length}
			onShowAll={() => set({ lacks: null })}
		/>
	);
	return { list, rows, above };
}
