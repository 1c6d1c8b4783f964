/** `npm run prove` holds the product to whole proofs, `npm test` to a share of each. */
export const isWhole = process.env.PROOF === "whole";

export const sized = <T>({ whole, share }: { whole: T; share: T }): T => (isWhole ? whole : share);

/** By this a run draws its share; the same again with `SEED=…`. */
export const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31);
