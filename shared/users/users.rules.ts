import type { Role } from "../core/access.ts";
import type { Locale } from "../core/locales.ts";

/** What is told once (gender, date of birth) may be told, or told again as it is. */
export const mayStillSet = (known: string | null | undefined, told: string | null | undefined) =>
	told == null || known == null || told === known;

type Named = { firstName: string; lastName: string; firstNameAr?: string | null; lastNameAr?: string | null };

/** A person's name as a reader writes it: in Arabic where they have an Arabic one. */
export function nameIn(locale: Locale, { firstName, lastName, firstNameAr, lastNameAr }: Named) {
	const [first, last] =
		locale === "ar" && firstNameAr && lastNameAr ? [firstNameAr, lastNameAr] : [firstName, lastName];
	return { first, last, full: `${first} ${last}` };
}

/** Whether somebody stands in the public directory of members. Nobody does who has not said so. */
export const isInDirectory = ({ role, isListed }: { role: Role; isListed?: boolean }) =>
	role === "member" && isListed === true;
