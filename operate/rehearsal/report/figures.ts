/**
 * The smallest value that the given share (0–1) of the values does not exceed; null for no values.
 */
export function percentile(values: readonly number[], share: number): number | null {
	const sorted = [...values].sort((a, b) => a - b);
	return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? null;
}

/** Times at which a person pressed and was answered, on one clock. */
export type Stay = { pressed: number; answered: number };

/**
 * Number of people in a queue, first to last, who are behind a person who pressed only after they
 * were answered.
 */
export function countOvertaken(queue: readonly Stay[]): number {
	let latestPress = Number.NEGATIVE_INFINITY;
	let count = 0;
	for (const { pressed, answered } of queue) {
		if (latestPress > answered) count++;
		latestPress = Math.max(latestPress, pressed);
	}
	return count;
}

/** Times from each cause to its effect; causes and effects are paired in order of time. */
export function inTurn(causes: readonly number[], effects: readonly number[]): number[] {
	const ordered = [...causes].sort((a, b) => a - b);
	return [...effects].sort((a, b) => a - b).map((effect, position) => effect - ordered[position]);
}

/** Places assigned per second until nine of ten were, as in the model; null if there were none. */
export function computePlacesPerSecond(given: readonly number[], from: number): number | null {
	const counted = Math.ceil(given.length * 0.9);
	const last = percentile(given, 0.9);
	return last === null || last <= from ? null : (counted / (last - from)) * 1000;
}
