/** From one day to another, both included. */
export type Period = { from: string; to: string };

export const daysIn = ({ from, to }: Period) =>
	(Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
export const isSamePeriod = (a: Period, b: Period) => a.from === b.from && a.to === b.to;
export const doPeriodsOverlap = (a: Period, b: Period) => a.from <= b.to && b.from <= a.to;
