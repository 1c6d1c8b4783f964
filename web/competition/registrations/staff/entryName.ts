import { useCallback } from "react";
import type { MyRegistration } from "#shared/competition/registrations/registrations.schema.ts";
import { usePick } from "../../../core/language/messages.ts";

/** Returns a registration's name: the event, and the class of a class registration. */
export function useEntryName() {
	const pick = usePick();
	return useCallback(
		({ event, class: entered }: Pick<MyRegistration, "event" | "class">) => {
			const title = pick(event, "title");
			if (!entered) return title;
			return `${title} – ${pick({ nameEn: entered.className, nameAr: entered.classNameAr }, "name")}`;
		},
		[pick],
	);
}
