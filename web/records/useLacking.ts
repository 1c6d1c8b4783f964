import { lacks, type Twins } from "#shared/core/bilingual.ts";
import { type Locale, locales } from "#shared/core/locales.ts";
import { useAddress } from "../core/useAddress.ts";

export const endings: Record<Locale, "En" | "Ar"> = { en: "En", ar: "Ar" };

/** How the address names records of a kind that lack a language: `?lacks=news.ar`. */
export const lackingWord = (name: string, locale: Locale) => `${name}.${locale}`;

/** Rows that lack the language that the address names, or all where it names none of this kind. */
export function useLacking<Row extends Twins<Field>, Field extends string>(
	name: string,
	rows: Row[] | undefined,
	fields: readonly Field[],
) {
	const { search, set } = useAddress();
	const lacking = locales.find((locale) => search.get("lacks") === lackingWord(name, locale));
	return {
		rows: lacking ? rows?.filter((row) => lacks<Field>(row, fields, lacking)) : rows,
		lacking,
		showAll: () => set({ lacks: null }),
	};
}
