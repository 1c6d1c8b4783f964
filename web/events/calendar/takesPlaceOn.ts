import { kuwaitDate, startOf } from "#shared/core/time/kuwait.ts";
import { endOfEvent } from "#shared/events/events.rules.ts";
import type { Event } from "#shared/events/events.schema.ts";

/** Whether an event takes place on a day in Kuwait, even for part of it. */
export const takesPlaceOn = (event: Pick<Event, "eventDate" | "endDate">, day: string): boolean =>
	kuwaitDate(startOf(event.eventDate)) <= day && day <= kuwaitDate(endOfEvent(event));
