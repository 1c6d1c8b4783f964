import { useCallback } from "react";
import type { Registration } from "#shared/competition/registrations/registrations.schema.ts";
import { stateSentence } from "#shared/competition/registrations/registrations.states.ts";
import { useLocale } from "../../../core/language/messages.ts";
import { useWhen } from "../../events/EventDates.tsx";

type State = Pick<Registration, "status" | "awaitsGuardian" | "offerExpiresAt"> & {
	/** Position on the waiting list, from 1. */
	position?: number;
};

/** Returns what a registration's state means, in the reader's language (`stateSentence`). */
export function useStateSentence() {
	const locale = useLocale();
	const when = useWhen();
	return useCallback(
		({ offerExpiresAt, ...state }: State, name?: string) =>
			stateSentence(locale, { ...state, until: offerExpiresAt ? when(offerExpiresAt) : "" }, name),
		[locale, when],
	);
}
