import type { UserId } from "../../core/ids.ts";

/** Path of the calendar feeds on the site. The key is in the query, which no access log records. */
export const calendarPath = "/api/calendar.ics";

/** Key of a person's calendar feed, as it appears in the address. */
export const calendarKey = (userId: UserId, secret: string) => `${userId}-${secret}`;

/** Person and secret of a calendar key; null if it is malformed. */
export function readCalendarKey(key = ""): { userId: UserId; secret: string } | null {
	const [, userId, secret] = /^([1-9]\d{0,14})-([\w-]{43})$/.exec(key) ?? [];
	return secret ? { userId: Number(userId), secret } : null;
}
