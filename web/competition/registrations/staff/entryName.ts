import { useCallback } from "react";
import type { MyRegistration } from "#shared/competition/registrations/registrations.schema.ts";
import { usePick } from "../../../core/language/messages.ts";

/**
 * Returns a registration's name: the event, the class of a class registration, and the person where
 * it is not the reader.
 */
export function useEntryName() {
	const pick = usePick();
	return useCallback(
		({ event, class: entered }: Pick<MyRegistration, "event" | "class">, person?: string) =>
			[
				pick(event, "title"),
				entered && pick({ nameEn: entered.className, nameAr: entered.classNameAr }, "name"),
				person,
			]
				.filter(Boolean)
				.join(" – "),
		[pick],
	);
}
