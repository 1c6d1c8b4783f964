import { dayAfter, kuwaitTime } from "#shared/core/time/kuwait.ts";
import { refusedWith } from "./retry.ts";

const firstHour = "09:00";

/** Whether people may be reminded at a moment, in ms since 1970: a mail wakes nobody. */
export const isWakingHour = (now: number) => kuwaitTime(now) >= firstHour;

/** A reminder that the clock missed is made up for within so many days. */
export const daysMadeUp = 2;

/** The days of which is to be reminded so many days before, or was to be lately. @param today `2026-11-30` */
export const daysInSight = (today: string, days: number): string[] =>
	Array.from({ length: daysMadeUp + 1 }, (_, ago) => dayAfter(today, days - ago));

/** For `catch`: 0 where another run of the clock was faster, or the thing is gone. */
export function orSettled(error: unknown): 0 {
	if (refusedWith("changed_meanwhile")(error)) return 0;
	throw error;
}
