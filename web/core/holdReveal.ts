import { createContext, use, useEffect } from "react";

/**
 * Keeps the surrounding `RevealTogether` from showing its parts, until the returned function is
 * called. `label`: what the part says while it is loading; empty if it does not name it.
 */
export const HoldReveal = createContext<(label?: string) => () => void>(() => () => {});

/** Keeps the surrounding `RevealTogether` from showing its parts while `isLoading`. */
export function useHoldReveal(isLoading: boolean, label?: string): void {
	const hold = use(HoldReveal);
	useEffect(() => (isLoading ? hold(label) : undefined), [isLoading, hold, label]);
}
