import { dayAfter, kuwaitDate } from "#shared/core/time/kuwait.ts";
import { proposedHolidays } from "#shared/settings/holidays.rules.ts";

/** Of the proposed holidays the next one is confirmed, unless it is near: classes of these days are held. */
export function holidayList(now: number) {
	const [{ calendar: _, ...next }] = proposedHolidays(dayAfter(kuwaitDate(now), 7), []);
	return {
		name: "federation" as const,
		holidays: [next],
		updatedAt: new Date(now).toISOString(),
		version: 1,
	};
}
