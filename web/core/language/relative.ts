const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

export type Relative = [value: number, unit: "minute" | "hour" | "day"];

/**
 * Time until or since an instant in the unit that people use (hours up to two days), rounded toward
 * zero.
 */
export function relativeTo(instant: number, now: number): Relative {
	const left = instant - now;
	if (Math.abs(left) >= 2 * day) return [Math.trunc(left / day), "day"];
	if (Math.abs(left) >= hour) return [Math.trunc(left / hour), "hour"];
	return [Math.trunc(left / minute), "minute"];
}
