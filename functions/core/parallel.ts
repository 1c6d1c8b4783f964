/** Few enough for the connections of the SDK, and for its quota of tries when the table is throttled. */
const few = 16;

// Unlike that of an array, the iterator of a generator ends for all who share it when one of them throws.
function* each<T>(items: readonly T[]) {
	yield* items.entries();
}

/** Does work for each item, so many at a time; results in the order of the items. After a fault none is begun. */
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
