import { lacksLanguage, type Twins } from "#shared/core/fields/bilingual.ts";
import { type Locale, locales } from "#shared/core/locales.ts";
import { useAddress } from "../../core/address/useAddress.ts";
import { LackingNotice } from "./LackingNotice.tsx";

/** How the address names records of a kind that lack a language: `?lacks=news.ar`. */
export const lackingWord = (name: string, locale: Locale) => `${name}.${locale}`;

/** For a desk: rows that lack the language that the address names, and a notice that says so; all where it names none. */
export function useLacking<Row extends Twins<Field>, Field extends string>(
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
