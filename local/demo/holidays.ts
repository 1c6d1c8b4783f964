import { proposedHolidays } from "#shared/base/settings/holidays.rules.ts";
import { dayAfter, kuwaitDate } from "#shared/core/time/kuwait.ts";

/**
 * The confirmed holiday of the demo: the next proposed one that starts at least a week from now, so
 * that no class of the coming week is cancelled.
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
