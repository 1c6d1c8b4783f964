import { useCallback } from "react";
import { useLocale } from "../core/messages.ts";

type Named = { firstName: string; lastName: string; firstNameAr?: string | null; lastNameAr?: string | null };

/** First and full name as the reader writes them: in Arabic where the person has an Arabic name. */
export function useNames() {
	const locale = useLocale();
	return useCallback(
		({ firstName, lastName, firstNameAr, lastNameAr }: Named) => {
			const [first, last] =
				locale === "ar" && firstNameAr && lastNameAr ? [firstNameAr, lastNameAr] : [firstName, lastName];
			return { first, last, full: `${first} ${last}` };
		},
		[locale],
	);
}
