/** Few enough for the SDK's connections and for its retry quota while the table throttles. */
const few = 16;

// All workers share this generator. Unlike an array's iterator, it ends for all of them when one
// worker throws.
function* each<T>(items: readonly T[]) {
	yield* items.entries();
}

/**
 * Runs `work` for each item, at most `atOnce` at a time; results keep the order of the items. After
 * an error no further item is started.
 */
export async function inParallel<T, R>(
	items: readonly T[],
	work: (item: T) => Promise<R>,
	atOnce = few,
): Promise<R[]> {
	const results = Array<R>(items.length);
	const rest = each(items);
	const worker = async () => {
		for (const [position, item] of rest) results[position] = await work(item);
	};
	await Promise.all(Array.from({ length: atOnce }, worker));
	return results;
}
