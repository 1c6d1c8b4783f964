import { useEffect, useState } from "react";

/**
 * Whether the page has come alive. A page that was rendered ahead knows no query of its address: what depends on one
 * is shown from then on, so that the page first comes to life as it was rendered.
 */
export function useIsLive(): boolean {
	const [isLive, setLive] = useState(false);
	useEffect(() => setLive(true), []);
	return isLive;
}
