import { createContext, use, useEffect } from "react";

/** Notes that something inside is still loading; returns what notes its end. */
export const Waiting = createContext<() => () => void>(() => () => {});

/** Makes the `RevealTogether` around the component wait while `isLoading`. */
export function useWaiting(isLoading: boolean): void {
	const wait = use(Waiting);
	useEffect(() => (isLoading ? wait() : undefined), [isLoading, wait]);
}
