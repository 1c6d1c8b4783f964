import { createContext, useContext } from "react";
import { useHydrated } from "./useHydrated.ts";

/** When the document was rendered, in ms since 1970; undefined if it was not rendered ahead. */
export const RenderedAt = createContext<number | undefined>(undefined);

/**
 * The current time in ms since 1970 at each rendering. During hydration it is the time when the
 * document was rendered, so that an event which has begun since does not change what React expects.
 */
export function usePresent(): number {
	const renderedAt = useContext(RenderedAt);
	const isHydrated = useHydrated();
	return isHydrated || renderedAt === undefined ? Date.now() : renderedAt;
}
