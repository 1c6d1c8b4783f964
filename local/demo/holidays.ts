import { dayAfter, kuwaitDate } from "#shared/core/time/kuwait.ts";
import { proposedHolidays } from "#shared/settings/holidays.rules.ts";

/**
 * Confirms the next proposed holiday that is at least a week ahead, so that the classes of these
 * days take place.
 */
export function holidayList(now: number) {
	const [{ calendar: _, ...next }] = proposedHolidays(dayAfter(kuwaitDate(now), 7), []);
	return {
		name: "federation" as const,
		holidays: [next],
		updatedAt: new Date(now).toISOString(),
		version: 1,
	};
}
