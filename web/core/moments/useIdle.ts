import { useEffect, useState } from "react";

/** Longest wait for an idle moment, in ms. */
const patience = 5_000;

/** False until the browser is idle. Lets work that can wait run after the visible content. */
export function useIdle(): boolean {
	const [isIdle, setIdle] = useState(false);
	useEffect(() => {
		const rest = () => setIdle(true);
		// Safari has no `requestIdleCallback`.
		if (!("requestIdleCallback" in window)) {
			const waiting = setTimeout(rest, patience / 2);
			return () => clearTimeout(waiting);
		}
		const waiting = requestIdleCallback(rest, { timeout: patience });
		return () => cancelIdleCallback(waiting);
	}, []);
	return isIdle;
}
