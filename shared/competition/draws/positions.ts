/**
 * Numbers of a bracket from the top, so that the best of each round meet as late as they can: 1-8,
 * 4-5, 2-7, 3-6. Numbers beyond the count of entrants are byes; no two of them meet.
 * @param size number of positions, a power of two
 */
export function bracketOrder(size: number): number[] {
	let order = [1];
	while (order.length < size) {
		const sum = 2 * order.length + 1;
		order = order.flatMap((number) => [number, sum - number]);
	}
	return order;
}

/** Number of positions in a bracket of so many entrants. */
export const bracketSize = (entrants: number) => 2 ** Math.ceil(Math.log2(Math.max(2, entrants)));

/** The round, from 1, in which two positions of a bracket can meet. */
export const meetingRound = (one: number, other: number) => 32 - Math.clz32(one ^ other);
