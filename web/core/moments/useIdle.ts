import { useEffect, useState } from "react";

/** The longest that a busy page is waited for, in ms. */
const patience = 5_000;

/** False until the page stands and has nothing to do: what can wait does not take the time of what is to be seen. */
export function useIdle(): boolean {
	const [isIdle, setIdle] = useState(false);
	useEffect(() => {
		const rest = () => setIdle(true);
		// Safari does not know when it is idle.
		if (!("requestIdleCallback" in window)) {
			const waiting = setTimeout(rest, patience / 2);
			return () => clearTimeout(waiting);
		}
		const waiting = requestIdleCallback(rest, { timeout: patience });
		return () => cancelIdleCallback(waiting);
	}, []);
	return isIdle;
}
