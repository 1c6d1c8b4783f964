import { useEffect, useState } from "react";

const everyMs = 30_000;

/** The current time in ms since 1970, updated regularly. Not for prerendered pages. */
export function useNow(): number {
	const [now, setNow] = useState(() => Date.now());
	useEffect(() => {
		const ticking = setInterval(() => setNow(Date.now()), everyMs);
		return () => clearInterval(ticking);
	}, []);
	return now;
}
