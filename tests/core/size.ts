/** `npm run prove` holds the product to whole proofs, `npm test` to a share of each. */
export const isWhole = process.env.PROOF === "whole";

export const sized = <T>({ whole, share }: { whole: T; share: T }): T => (isWhole ? whole : share);

/** By this a run draws its share; the same again with `SEED=…`. */
export const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31);

/** All in the proof; in a run one in so many, others each time. Where each route draws, its key lets it draw differently. */
export const oneIn = <T>(every: number, all: readonly T[], key = ""): T[] => {
	const turn = seed + [...key].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
	return sized({
		whole: [...all],
		share: all.filter((_, position) => (position + turn) % every === 0),
	});
};
