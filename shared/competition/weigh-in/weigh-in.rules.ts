import { decideWrite } from "../../core/decide-write.ts";
import { dayAfter, endOf, kuwaitDate, startOf } from "../../core/time/kuwait.ts";

/** Most people whose check-in one call records. */
export const mostCheckIns = 60;
/** Most people without a weight whose entries end when the weigh-in of their event class closes. */
export const mostMissing = 1_000;

/** What the check-in desk records about an entrant. */
export type CheckInValue = {
	isHere: boolean;
	/** Whether the kit was inspected. */
	hasKit: boolean;
	/** Whether a guardian's consent on paper was handed in. */
	hasConsent: boolean;
	/** In kg with one decimal; null before the weigh-in. */
	weight: number | null;
};

export const notCheckedIn: CheckInValue = {
	isHere: false,
	hasKit: false,
	hasConsent: false,
	weight: null,
};

/**
 * Merges what a device recorded into what is stored: of each part the device's change counts, unless
 * another device changed the same part to another value meanwhile.
 * @param before what the device showed before its change
 * @returns null if the same part was changed twice
 */
export function mergeCheckIn(
	stored: CheckInValue,
	before: CheckInValue,
	value: CheckInValue,
): CheckInValue | null {
	const parts = Object.keys(value) as (keyof CheckInValue)[];
	const changed = parts.filter((part) => value[part] !== before[part]);
	const isConflict = (part: keyof CheckInValue) =>
		decideWrite({ value: value[part], before: before[part] }, stored[part]) === "conflict";
	if (changed.some(isConflict)) return null;
	return { ...stored, ...Object.fromEntries(changed.map((part) => [part, value[part]])) };
}

/**
 * What a device shows after a conflict of weights: its own other changes, and those of the other
 * device. A box has two states, so of boxes there is no conflict.
 */
export const afterConflict = (
	stored: CheckInValue,
	before: CheckInValue,
	value: CheckInValue,
): CheckInValue => mergeCheckIn(stored, before, { ...value, weight: before.weight }) ?? stored;

type WeightLimits = { minWeight: number | null; maxWeight: number | null };

/** How far a weight may lie outside of an event class, in kg. */
export const weightTolerance = 0.2;

/** Difference from the declared weight, in kg, above which the check-in desk is warned. */
export const weightSurprise = 7;

/** Tenths, so that sums of decimals compare exactly. */
const tenths = (kilograms: number) => Math.round(kilograms * 10);

/** Whether a weight is under or over the limits of an event class by more than the tolerance. */
export function weightVerdict(
	weight: number,
	{ minWeight, maxWeight }: WeightLimits,
): "fits" | "under" | "over" {
	const tolerance = tenths(weightTolerance);
	if (minWeight !== null && tenths(weight) < tenths(minWeight) - tolerance) return "under";
	if (maxWeight !== null && tenths(weight) > tenths(maxWeight) + tolerance) return "over";
	return "fits";
}

/** Most days before an event on which its weigh-in may close. */
export const weighInDaysBefore = 7;

/** First and last day on which the weigh-in of an event may close, in Kuwait. */
export const closingDays = ({
	eventDate,
	endDate,
}: {
	eventDate: string;
	endDate?: string | null;
}) => ({
	first: dayAfter(kuwaitDate(startOf(eventDate)), -weighInDaysBefore),
	last: kuwaitDate(endOf(endDate ?? eventDate)),
});

/** Whether the weigh-in of an event may close at a time; false once the event was moved away from it. */
export function isClosingTimeOf(
	event: { eventDate: string; endDate?: string | null },
	closesAt: string,
): boolean {
	const { first, last } = closingDays(event);
	const day = kuwaitDate(startOf(closesAt));
	return first <= day && day <= last;
}
