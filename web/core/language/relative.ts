const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

export type Relative = [value: number, unit: "minute" | "hour" | "day"];

/** How far away something is, in the unit that people would say: hours up to two days, never more than is left. */
export function relativeTo(instant: number, now: number): Relative {
	const left = instant - now;
	if (Math.abs(left) >= 2 * day) return [Math.trunc(left / day), "day"];
	if (Math.abs(left) >= hour) return [Math.trunc(left / hour), "hour"];
	return [Math.trunc(left / minute), "minute"];
}
