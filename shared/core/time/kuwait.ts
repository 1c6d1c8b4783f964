/**
 * Dates of the federation. A date is either date-only (`2026-12-03`, the whole day in Kuwait) or a
 * date and time; a time without a zone is Kuwait time. Kuwait is UTC+3 all year, without summer
 * time (IANA zone Asia/Kuwait).
 */
export const timeZone = "Asia/Kuwait";
const offset = "+03:00";
const offsetMs = 3 * 60 * 60 * 1000;

const dateOnly = /^\d{4}-\d{2}-\d{2}$/;
// Hour 24 would be the next day.
const dateTime =
	/^\d{4}-\d{2}-\d{2}T(?:[01]\d|2[0-3]):\d{2}(?::\d{2})?(?:\.\d{1,3})?(?:Z|[+-]\d{2}:\d{2})?$/;

export const isDateOnly = (value: string) => dateOnly.test(value);

/** True for an existing date, or date and time, in 1900–2199 (30 February does not exist). */
export function isDate(value: string): boolean {
	if (!dateOnly.test(value) && !dateTime.test(value)) return false;
	const day = value.slice(0, 10);
	if (day < "1900-01-01" || day > "2199-12-31") return false;
	const instant = Date.parse(`${day}T00:00:00Z`);
	if (Number.isNaN(instant) || new Date(instant).toISOString().slice(0, 10) !== day) return false;
	return !Number.isNaN(Date.parse(withZone(value)));
}

/** Adds Kuwait's offset to a date and time without a zone; other values do not change. */
export const withZone = (value: string) =>
	isDateOnly(value) || /(Z|[+-]\d{2}:\d{2})$/.test(value) ? value : `${value}${offset}`;

/** First millisecond that the value covers, in ms since 1970. */
export const startOf = (value: string) =>
	Date.parse(isDateOnly(value) ? `${value}T00:00:00.000${offset}` : withZone(value));

/** Last millisecond that the value covers: the end of the day in Kuwait for a date-only value. */
export const endOf = (value: string) =>
	isDateOnly(value) ? Date.parse(`${value}T23:59:59.999${offset}`) : Date.parse(withZone(value));

/** Time of day in Kuwait at an instant (ms since 1970), as `HH:MM`. */
export const kuwaitTime = (instant: number) =>
	new Date(instant + offsetMs).toISOString().slice(11, 16);

/** Calendar date in Kuwait at an instant (ms since 1970), as `YYYY-MM-DD`. */
export const kuwaitDate = (instant: number) =>
	new Date(instant + offsetMs).toISOString().slice(0, 10);

const dayMs = 24 * 60 * 60 * 1000;

/** Calendar date `count` days later. */
export const dayAfter = (day: string, count = 1) => kuwaitDate(startOf(day) + count * dayMs);

/** Calendar year in Kuwait. */
export const currentYear = (now = Date.now()) => Number(kuwaitDate(now).slice(0, 4));
