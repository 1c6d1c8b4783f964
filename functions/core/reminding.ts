import { dayAfter, kuwaitTime } from "#shared/core/time/kuwait.ts";
import { refusedWith } from "./retry.ts";

const firstHour = "09:00";

/** Whether reminders may be sent at this time (ms since 1970), so that no email wakes people. */
export const isWakingHour = (now: number) => kuwaitTime(now) >= firstHour;

/** Days within which a reminder that the scheduled job missed is still sent. */
export const daysMadeUp = 2;

/**
 * Dates of which a reminder is sent today: `days` days ahead, or up to `daysMadeUp` days late.
 * @param today `2026-11-30`
 */
export const daysInSight = (today: string, days: number): string[] =>
	Array.from({ length: daysMadeUp + 1 }, (_, ago) => dayAfter(today, days - ago));

/** For `catch`: 0 when another run of the scheduled job was faster or the item is gone. */
export function orSettled(error: unknown): 0 {
	if (refusedWith("changed_meanwhile")(error)) return 0;
	throw error;
}
