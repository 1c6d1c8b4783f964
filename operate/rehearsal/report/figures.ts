/** The smallest value that the given share (0–1) of the values does not exceed; null when there are none. */
export function percentile(values: readonly number[], share: number): number | null {
	const sorted = [...values].sort((a, b) => a - b);
	return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? null;
}

/** When somebody pressed and when they were answered, on one clock. */
export type Stay = { pressed: number; answered: number };

/** How many of a queue, first to last, stand behind somebody who pressed only after they had been answered. */
export function countOvertaken(queue: readonly Stay[]): number {
	let latestPress = Number.NEGATIVE_INFINITY;
	let count = 0;
	for (const { pressed, answered } of queue) {
		if (latestPress > answered) count++;
		latestPress = Math.max(latestPress, pressed);
	}
	return count;
}

/** Times from each cause to its effect, the first cause having the first effect. */
export function inTurn(causes: readonly number[], effects: readonly number[]): number[] {
	const ordered = [...causes].sort((a, b) => a - b);
	return [...effects].sort((a, b) => a - b).map((effect, position) => effect - ordered[position]);
}

/** Places a second until nine of ten were given, as the model counts; null when there were none. */
export function computePlacesPerSecond(given: readonly number[], from: number): number | null {
	const counted = Math.ceil(given.length * 0.9);
	const last = percentile(given, 0.9);
	return last === null || last <= from ? null : (counted / (last - from)) * 1000;
}
