import { createContext, use, useEffect } from "react";

/**
 * Keeps the surrounding `RevealTogether` from showing its parts, until the returned function is
 * called.
 */
export const HoldReveal = createContext<() => () => void>(() => () => {});

/** Keeps the surrounding `RevealTogether` from showing its parts while `isLoading`. */
export function useHoldReveal(isLoading: boolean): void {
	const hold = use(HoldReveal);
	useEffect(() => (isLoading ? hold() : undefined), [isLoading, hold]);
}
