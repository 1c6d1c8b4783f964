import { drawsFrom } from "../../core/seeded.ts";
import { indexOf, sumCounts } from "./waiting-room.rules.ts";

/**
 * The drawn order: for each index of `indexOf`, the position in the queue, from 1. A Fisher-Yates
 * shuffle that depends only on the seed and the counts, so that anyone can repeat it. Knowing the
 * seed in advance does not help, because the counts are not known yet.
 * @param counts numbers that each row has given out
 */
export async function drawOrder(seed: string, counts: readonly number[]): Promise<Uint32Array> {
	const count = sumCounts(counts);
	const draw = await drawsFrom(`${seed} ${counts.join(" ")}`, count);
	const order = Uint32Array.from({ length: count }, (_, index) => index + 1);
	for (let last = count - 1; last > 0; last--) {
		const chosen = Math.floor(draw(last) * (last + 1));
		[order[last], order[chosen]] = [order[chosen], order[last]];
	}
	return order;
}

/**
 * Position that was drawn for a number; null if the number was not given out before the opening.
 */
export function positionOf(
	number: number,
	counts: readonly number[],
	order: Uint32Array,
): number | null {
	const index = indexOf(number, counts);
	return index === null ? null : order[index];
}
