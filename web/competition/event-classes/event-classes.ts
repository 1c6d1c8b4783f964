import { useCallback } from "react";
import type { EventClassSummary } from "#shared/competition/event-classes/event-classes.schema.ts";
import type { Event } from "#shared/competition/events/events.schema.ts";
import { useLocale } from "../../core/language/messages.ts";

/** The id of the element that shows an event class on the page of its event. */
export const rowId = ({ id }: { id: number }) => `class-${id}`;

/** Returns a class's name in the reader's language. */
export function useEventClassName() {
	const locale = useLocale();
	return useCallback(
		({ className, classNameAr }: Pick<EventClassSummary, "className" | "classNameAr">) =>
			(locale === "ar" && classNameAr) || className,
		[locale],
	);
}

/**
 * Compares the total places of the classes with the event's own: fewer, more or null if they match.
 */
export function placesMismatch({
	maxParticipants: max,
	classes,
}: Pick<Event, "maxParticipants" | "classes">) {
	const sum = classes.reduce((all, one) => all + one.maxParticipants, 0);
	if (
		max === 0 ||
		classes.length === 0 ||
		classes.some(({ maxParticipants }) => maxParticipants === 0)
	)
		return null;
	return sum === max
		? null
		: { kind: sum < max ? ("fewer" as const) : ("more" as const), sum, max };
}
