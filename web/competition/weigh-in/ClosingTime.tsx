import { useQuery } from "@tanstack/react-query";
import type { Event } from "#shared/competition/events/events.schema.ts";
import { closingDays } from "#shared/competition/weigh-in/weigh-in.rules.ts";
import { kuwaitDate, startOf } from "#shared/core/time/kuwait.ts";
import { weighInTimeQuery } from "../registrations/weigh-in.queries.ts";
import { useClosing } from "./useClosing.ts";

/** A closing time in a sentence that counts down to it. */
export function ClosingSentence({ closesAt }: { closesAt: string }) {
	const { sentence, spoken } = useClosing(closesAt);
	return (
		<>
			<span className="closing-time">{sentence}</span>
			<span className="visually-hidden" role="status">
				{spoken}
			</span>
		</>
	);
}

/**
 * When the weigh-in of an event closes; undefined without a time, until the event is near, and from
 * the day after the closing on.
 */
export function useClosingTime(event: Event): string | undefined {
	const { first, last } = closingDays(event);
	const today = kuwaitDate(Date.now());
	const isNear = first <= today && today <= last;
	const { data } = useQuery({
		...weighInTimeQuery(event.id),
		enabled: isNear && event.eventType === "tournament" && event.cancelReason === null,
	});
	const closesAt = data?.closesAt;
	return isNear && closesAt && today <= kuwaitDate(startOf(closesAt)) ? closesAt : undefined;
}

/** When the weigh-in of an event closes, for entrants and their families; nothing without a time. */
export default function ClosingTime({ event }: { event: Event }) {
	const closesAt = useClosingTime(event);
	return (
		closesAt && (
			<p>
				<ClosingSentence closesAt={closesAt} />
			</p>
		)
	);
}
