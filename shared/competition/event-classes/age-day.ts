import { kuwaitDate, startOf } from "../../core/time/kuwait.ts";

/** Dates of an event that decide on which day age counts. */
export type EventDays = { eventDate: string; ageReferenceDate: string | null };

/** Day on which age counts: the event's reference date, by default its first day, in Kuwait. */
export const ageDay = (event: EventDays) =>
	kuwaitDate(startOf(event.ageReferenceDate ?? event.eventDate));
