import { useEffect, useState } from "react";

/**
 * Lower bound of the server's time when `performance.now()` was 0; undefined before the first
 * response.
 */
let origin: number | undefined;
const waiting = new Set<() => void>();

/**
 * Records a lower bound of the server's time, in ms since 1970. A bound may be up to a second too
 * low, so a timed opening shows here at that moment or up to a second late, never early.
 */
export function noteServerTime(atLeast: number): void {
	if (Number.isNaN(atLeast)) return;
	const earlier = origin;
	origin = Math.max(origin ?? Number.NEGATIVE_INFINITY, atLeast - performance.now());
	// Re-render only for large corrections, such as after the device slept. Usual corrections are
	// below 1 s.
	if (earlier === undefined || origin - earlier > 1_000) for (const tell of waiting) tell();
}

/**
 * Records the server's time from a response: `Date` in whole seconds plus `Age`, its time in
 * caches.
 */
export const noteTimeOf = (headers: Headers): void =>
	noteServerTime(Date.parse(headers.get("date") ?? "") + (Number(headers.get("age")) || 0) * 1000);

/** The server's time in ms since 1970, independent of the device's clock; undefined until known. */
const serverNow = () => (origin === undefined ? undefined : origin + performance.now());

/** Longest delay that `setTimeout` supports, in ms. */
const longestWait = 2 ** 31 - 1;

/**
 * The server's time in ms since 1970, updated at `nextAfter`; undefined until it is known and
 * during hydration.
 * @param nextAfter the next moment at which the caller must render again, if any
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
