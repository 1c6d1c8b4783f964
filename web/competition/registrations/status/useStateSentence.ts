import { useCallback } from "react";
import { hasEnded } from "#shared/competition/events/events.rules.ts";
import type { EventSummary } from "#shared/competition/events/events.schema.ts";
import { dutiesOf, dutySentences } from "#shared/competition/registrations/registrations.duties.ts";
import type {
	MyRegistration,
	Registration,
} from "#shared/competition/registrations/registrations.schema.ts";
import { stateSentence } from "#shared/competition/registrations/registrations.states.ts";
import { useLocale } from "../../../core/language/messages.ts";
import { useWhen } from "../../events/EventDates.tsx";

type State = Pick<Registration, "status" | "awaitsGuardian" | "offerExpiresAt"> &
	Partial<Pick<MyRegistration, "position" | "fee" | "price" | "chooseClass" | "conflicts">> & {
		/** The event, if it may have ended or something may be to do for it. */
		event?: Pick<EventSummary, "eventDate" | "endDate" | "paymentRule" | "unpaidRule">;
	};

/** Returns what a registration's state means and what is to do, in the reader's language. */
export function useStateSentence() {
	const locale = useLocale();
	const when = useWhen();
	return useCallback(
		({ offerExpiresAt, event, ...state }: State, name?: string) => {
			const now = Date.now();
			const over = event && hasEnded(event, now);
			const until = offerExpiresAt ? when(offerExpiresAt) : "";
			const duties = event && !over ? dutiesOf({ ...state, event }) : {};
			return [
				stateSentence(locale, { ...state, until, over }, name),
				...dutySentences(locale, duties, { name, now }),
			].join(" ");
		},
		[locale, when],
	);
}
