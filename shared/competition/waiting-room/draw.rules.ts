import { indexOf, sumCounts } from "./waiting-room.rules.ts";

const bytesOf = (text: string) => new TextEncoder().encode(text);
const digest = async (text: string) =>
	new Uint8Array(await crypto.subtle.digest("SHA-256", bytesOf(text)));
const hex = (bytes: Uint8Array) =>
	Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** Commitment that is published before a seed is used: its SHA-256, in hex. */
export const commitmentOf = async (seed: string) => hex(await digest(seed));

/**
 * Deterministic random numbers in [0, 1) with 53 bits each: AES-256 in counter mode, with the
 * SHA-256 of a text as key.
 */
async function drawsFrom(text: string, count: number): Promise<(index: number) => number> {
	const key = await crypto.subtle.importKey("raw", await digest(text), "AES-CTR", false, [
		"encrypt",
	]);
	const start = { name: "AES-CTR", counter: new Uint8Array(16), length: 64 };
	const stream = new DataView(await crypto.subtle.encrypt(start, key, new Uint8Array(8 * count)));
	return (index) => {
		const [high, low] = [stream.getUint32(8 * index) >>> 5, stream.getUint32(8 * index + 4) >>> 6];
		return (high * 2 ** 26 + low) / 2 ** 53;
	};
}

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
