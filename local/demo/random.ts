import { hashToShard } from "#shared/base/places/allotment.rules.ts";

/** A random stream that is the same for the same seed on every machine. */
export type Random = ReturnType<typeof createRandom>;

/** mulberry32, seeded by a word, so that each part of the demo data has a separate stream. */
export function createRandom(seed: string) {
	let state = hashToShard(seed);
	/** 0 ≤ x < 1 */
	const next = () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), state | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	};
	/** A whole number, both ends included. */
	const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
	const chance = (probability: number) => next() < probability;
	const pick = <T>(list: readonly T[]): T => list[int(0, list.length - 1)];
	/** A shuffled copy. */
	const shuffle = <T>(list: readonly T[]): T[] => {
		const shuffled = [...list];
		for (let last = shuffled.length - 1; last > 0; last--) {
			const other = int(0, last);
			[shuffled[last], shuffled[other]] = [shuffled[other], shuffled[last]];
		}
		return shuffled;
	};
	return { next, int, chance, pick, shuffle };
}
