import { monthAfter, monthDays } from "#shared/core/time/month.ts";

/** Periods whose payments staff list. */
export const periods = ["year", "month", "lastMonth", "lastYear"] as const;
export type Period = (typeof periods)[number];

/**
 * First and last day of a period, and what its months begin with.
 * @param today `YYYY-MM-DD`
 */
export function spanOf(period: Period, today: string) {
	if (period === "month" || period === "lastMonth") {
		const month = monthAfter(today, period === "lastMonth" ? -1 : 0);
		return { ...monthDays(month), prefix: month };
	}
	const year = Number(today.slice(0, 4)) - (period === "lastYear" ? 1 : 0);
	return { from: `${year}-01-01`, to: `${year}-12-31`, prefix: String(year) };
}
