/**
 * Lets the calls that one process works on at once take turns at what only one of them can have, instead of undoing
 * each other's tries. A Lambda has one call at a time; the local server has many.
 */
export function takingTurns() {
	let before: Promise<unknown> = Promise.resolve();
	return <T>(work: () => Promise<T>): Promise<T> => {
		const mine = before.then(work);
		before = mine.catch(() => undefined);
		return mine;
	};
}
