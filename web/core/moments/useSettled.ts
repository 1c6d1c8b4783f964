import { useEffect, useState } from "react";

const pauseMs = 400;

/** A value once it has stood still for a moment, so that not every key that is pressed asks the server. */
export function useSettled<T>(value: T): T {
	const [settled, setSettled] = useState(value);
	useEffect(() => {
		const waiting = setTimeout(() => setSettled(value), pauseMs);
		return () => clearTimeout(waiting);
	}, [value]);
	return settled;
}
