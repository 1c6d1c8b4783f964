/**
 * Full test runs (`npm run prove`) set this; an ordinary `npm test` runs a share of each test's
 * cases.
 */
export const isWhole = process.env.PROOF === "whole";

export const sized = <T>({ whole, share }: { whole: T; share: T }): T => (isWhole ? whole : share);

/** Seed of an ordinary run's random choices; `SEED=…` repeats them. */
export const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31);

/**
 * All cases in a full run; in an ordinary run one in `every`, varying with the seed. A route's key
 * makes its choice differ from that of other routes.
 */
export const oneIn = <T>(every: number, all: readonly T[], key = ""): T[] => {
	const turn = seed + [...key].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
	return sized({
		whole: [...all],
		share: all.filter((_, position) => (position + turn) % every === 0),
	});
};
