import { useMemo } from "react";
import { countryCodes } from "#shared/core/countries.ts";
import { useLocale } from "../../core/language/messages.ts";

/** The name of a country by its code, in the reader's language. */
export function useCountryName(): (code: string) => string {
	const locale = useLocale();
	return useMemo(() => {
		const names = new Intl.DisplayNames(locale, { type: "region" });
		return (code) => names.of(code) ?? code;
	}, [locale]);
}

/** All country codes, by their names in the reader's language. */
export function useCountries(): readonly string[] {
	const locale = useLocale();
	const nameOf = useCountryName();
	return useMemo(() => {
		const { compare } = new Intl.Collator(locale);
		return countryCodes.toSorted((one, other) => compare(nameOf(one), nameOf(other)));
	}, [locale, nameOf]);
}
