import { useSyncExternalStore } from "react";

/** The server's time when this page's own clock stood at zero, at the earliest; undefined until it has answered. */
let origin: number | undefined;
const waiting = new Set<() => void>();

/**
 * Learns the server's time from an answer. When it comes in, the server's clock shows at least what it says: `Date`, in
 * whole seconds, and `Age`, how long it was kept on its way. Each answer may show that it is later than was known, so
 * what opens at a moment opens here at that moment or up to a second after it, never before.
 */
export function noteServerTime(headers: Headers): void {
	const made = Date.parse(headers.get("date") ?? "");
	if (Number.isNaN(made)) return;
	const atLeast = made + (Number(headers.get("age")) || 0) * 1000 - performance.now();
	origin = Math.max(origin ?? atLeast, atLeast);
	for (const tell of waiting) tell();
}

/** The server's time in ms since 1970, whatever this device's clock says; undefined until it is known. */
export const serverNow = () => (origin === undefined ? undefined : origin + performance.now());

function subscribe(tell: () => void) {
	waiting.add(tell);
	return () => waiting.delete(tell);
}

/** Whether the server's time is known; never while a page that was rendered ahead comes alive. */
export const useServerTimeKnown = () =>
	useSyncExternalStore(
		subscribe,
		() => origin !== undefined,
		() => false,
	);
