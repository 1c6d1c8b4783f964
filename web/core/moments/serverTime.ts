import { useEffect, useState } from "react";

/** The server's time when this page's own clock stood at zero, at the earliest; undefined until it has answered. */
let origin: number | undefined;
const waiting = new Set<() => void>();

/**
 * Learns that the server's clock shows this much at least, in ms since 1970. Whatever comes in may show that it is later
 * than was known, so what opens at a moment opens here at that moment or up to a second after it, never before.
 */
export function noteServerTime(atLeast: number): void {
	if (Number.isNaN(atLeast)) return;
	const earlier = origin;
	origin = Math.max(origin ?? Number.NEGATIVE_INFINITY, atLeast - performance.now());
	// Who slept has much to learn; what an answer mends as a rule is less than a second, and is learned in passing.
	if (earlier === undefined || origin - earlier > 1_000) for (const tell of waiting) tell();
}

/** The same from an answer: `Date`, in whole seconds, and `Age`, how long it was kept on its way. */
export const noteTimeOf = (headers: Headers): void =>
	noteServerTime(Date.parse(headers.get("date") ?? "") + (Number(headers.get("age")) || 0) * 1000);

/** The server's time in ms since 1970, whatever this device's clock says; undefined until it is known. */
const serverNow = () => (origin === undefined ? undefined : origin + performance.now());

/** Browsers know no longer wait, in ms. */
const longestWait = 2 ** 31 - 1;

/**
 * The server's time when it last mattered, in ms since 1970; undefined until it is known, and while a page that was
 * rendered ahead comes alive.
 * @param nextAfter the next moment at which it matters, if there is one
 */
export function useServerTime(nextAfter: (now: number) => number | undefined): number | undefined {
	const [now, setNow] = useState<number>();
	useEffect(() => {
		const learn = () => setNow(serverNow());
		learn();
		waiting.add(learn);
		return () => void waiting.delete(learn);
	}, []);
	const next = now === undefined ? undefined : nextAfter(now);
	useEffect(() => {
		if (next === undefined || now === undefined) return;
		const left = Math.ceil(next - (serverNow() ?? now));
		const passing = setTimeout(() => setNow(serverNow()), Math.min(left, longestWait));
		return () => clearTimeout(passing);
	}, [next, now]);
	return now;
}
