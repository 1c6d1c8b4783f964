import { endOfEvent } from "#shared/competition/events/events.rules.ts";
import type { Event } from "#shared/competition/events/events.schema.ts";
import { kuwaitDate, startOf } from "#shared/core/time/kuwait.ts";

/** Whether an event takes place on a day in Kuwait, even for part of it. */
export const takesPlaceOn = (event: Pick<Event, "eventDate" | "endDate">, day: string): boolean =>
	kuwaitDate(startOf(event.eventDate)) <= day && day <= kuwaitDate(endOfEvent(event));
