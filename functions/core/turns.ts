/**
 * Serializes calls within one process that compete for the same resource, so that they do not undo
 * each other's tries. A Lambda handles one call at a time; the local server handles many.
 */
export function takingTurns() {
	let before: Promise<unknown> = Promise.resolve();
	return <T>(work: () => Promise<T>): Promise<T> => {
		const mine = before.then(work);
		before = mine.catch(() => undefined);
		return mine;
	};
}
