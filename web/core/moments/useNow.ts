import { useEffect, useState } from "react";

const everyMs = 30_000;

/** The present (ms since 1970), moving on while somebody looks at it. Not for pages that are rendered ahead. */
export function useNow(): number {
	const [now, setNow] = useState(() => Date.now());
	useEffect(() => {
		const ticking = setInterval(() => setNow(Date.now()), everyMs);
		return () => clearInterval(ticking);
	}, []);
	return now;
}
