import { createContext, use, useEffect } from "react";

/** Holds back the parts of the `RevealTogether` around; the returned function ends that. */
export const HoldReveal = createContext<() => () => void>(() => () => {});

/** Holds back the parts of the `RevealTogether` around while `isLoading`. */
export function useHoldReveal(isLoading: boolean): void {
	const hold = use(HoldReveal);
	useEffect(() => (isLoading ? hold() : undefined), [isLoading, hold]);
}
