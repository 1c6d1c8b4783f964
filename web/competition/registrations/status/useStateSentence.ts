import { useCallback } from "react";
import { hasEnded } from "#shared/competition/events/events.rules.ts";
import type { Event } from "#shared/competition/events/events.schema.ts";
import type { Registration } from "#shared/competition/registrations/registrations.schema.ts";
import { stateSentence } from "#shared/competition/registrations/registrations.states.ts";
import { useLocale } from "../../../core/language/messages.ts";
import { useWhen } from "../../events/EventDates.tsx";

type State = Pick<Registration, "status" | "awaitsGuardian" | "offerExpiresAt"> & {
	/** Position on the waiting list, from 1. */
	position?: number;
	/** The event's dates, if it may have ended. */
	event?: Pick<Event, "eventDate" | "endDate">;
};

/** Returns what a registration's state means, in the reader's language (`stateSentence`). */
export function useStateSentence() {
	const locale = useLocale();
	const when = useWhen();
	return useCallback(
		({ offerExpiresAt, event, ...state }: State, name?: string) =>
			stateSentence(
				locale,
				{
					...state,
					until: offerExpiresAt ? when(offerExpiresAt) : "",
					over: event && hasEnded(event, Date.now()),
				},
				name,
			),
		[locale, when],
	);
}
