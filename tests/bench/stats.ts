/** The value below which the given share (0–1) of the values lies. */
export function percentile(values: readonly number[], share: number): number {
	const sorted = [...values].sort((a, b) => a - b);
	return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const median = (values: readonly number[]) => percentile(values, 0.5);

/**
 * Makes each call `times` times in turn, so that other load on the machine affects all calls
 * equally.
 * @param before runs before each round
 */
export async function inTurn<T>(
	times: number,
	calls: (() => Promise<T>)[],
	before?: () => Promise<void>,
) {
	const results: T[][] = calls.map(() => []);
	for (let round = 0; round < times; round++) {
		await before?.();
		for (let turn = 0; turn < calls.length; turn++) {
			const position = (round + turn) % calls.length;
			results[position].push(await calls[position]());
		}
	}
	return results;
}

/** Duration of a call in ms. */
export async function timed(call: () => Promise<unknown>): Promise<number> {
	const started = performance.now();
	await call();
	return performance.now() - started;
}

/** 1,000 bytes, as the limits count. */
export const kilobytes = (bytes: number) => bytes / 1000;
