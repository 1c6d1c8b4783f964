import type { UserId } from "../core/ids.ts";

/** Path of the calendars of people, on the site. Their keys stand in the query, which no access log has. */
export const calendarPath = "/api/calendar.ics";

/** The key of a person's calendar, as it stands in its address. */
export const calendarKey = (userId: UserId, secret: string) => `${userId}-${secret}`;

/** Person and secret of a key; null where it is none. */
export function readCalendarKey(key = ""): { userId: UserId; secret: string } | null {
	const [, userId, secret] = /^([1-9]\d{0,14})-([\w-]{43})$/.exec(key) ?? [];
	return secret ? { userId: Number(userId), secret } : null;
}
