/** `npm run prove` holds the product to whole proofs, `npm test` to a share of each. */
export const isWhole = process.env.PROOF === "whole";

export const sized = <T>({ whole, share }: { whole: T; share: T }): T => (isWhole ? whole : share);
