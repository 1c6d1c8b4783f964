import { useEffect, useState } from "react";

const pauseMs = 400;

/** Debounces a value, so that not every key press calls the server. */
export function useSettled<T>(value: T): T {
	const [settled, setSettled] = useState(value);
	useEffect(() => {
		const waiting = setTimeout(() => setSettled(value), pauseMs);
		return () => clearTimeout(waiting);
	}, [value]);
	return settled;
}
