import { type Belt, rankOf } from "../belts/belts.rules.ts";
import type { Locale } from "../core/locales.ts";

/** Nobody promotes themselves: a person's own edit may keep or lower the belt. */
export const mayEditOwnBelt = (current: Belt, wanted: Belt) => rankOf(wanted) <= rankOf(current);

/** What is told once (gender, date of birth) may be told, or told again as it is. */
export const mayTellOnce = (known: string | null | undefined, told: string | null | undefined) =>
	told == null || known == null || told === known;

type Named = { firstName: string; lastName: string; firstNameAr?: string | null; lastNameAr?: string | null };

/** A person's name as a reader writes it: in Arabic where they have an Arabic one. */
export function nameIn(locale: Locale, { firstName, lastName, firstNameAr, lastNameAr }: Named) {
	const [first, last] =
		locale === "ar" && firstNameAr && lastNameAr ? [firstNameAr, lastNameAr] : [firstName, lastName];
	return { first, last, full: `${first} ${last}` };
}
