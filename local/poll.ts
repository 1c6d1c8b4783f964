import { setTimeout as pause } from "node:timers/promises";

/** Shortest and longest pause between polls, in ms; it grows while there is no work. */
const [shortestPause, longestPause] = [50, 4_000];

const listeners = new Set<() => void>();

/**
 * Shortens the pauses of all pollers after a request was answered, which may have changed the
 * table.
 */
export const pollSoon = () => {
	for (const listener of listeners) listener();
};

/** Adds a listener to `pollSoon`, for pollers in another thread. */
export const onPollSoon = (listener: () => void) => listeners.add(listener);

let quiet: Promise<void> | null = null;
let becomeQuiet = () => {};

/** Sets whether calls are waiting for their turn. */
export function setRush(isRush: boolean): void {
	if (isRush)
		quiet ??= new Promise((done) => {
			becomeQuiet = done;
		});
	else {
		becomeQuiet();
		quiet = null;
	}
}

/**
 * A poll that is deferred while calls wait, by `longestMs` ms at most, because its work is less
 * urgent.
 */
export const afterRush = (poll: () => Promise<number>, longestMs: number) => async () => {
	if (quiet) await Promise.race([quiet, pause(longestMs, undefined, { ref: false })]);
	return poll();
};

let isPageAsked = false;
let pageIsAsked = () => {};

/** Reports that a page was requested, so that rendering changes is worthwhile. */
export function askForPage(): void {
	isPageAsked = true;
	pageIsAsked();
}

/** Resolves when a page was requested since the last time, or after `longestMs` ms. */
export async function untilPageIsAsked(longestMs: number): Promise<void> {
	const asked = new Promise<void>((done) => {
		pageIsAsked = done;
	});
	if (!isPageAsked) await Promise.race([asked, pause(longestMs, undefined, { ref: false })]);
	isPageAsked = false;
}

/**
 * Polls until stopped; polls again at once after finding work. `poll` returns the number of items
 * handled.
 */
export function keepPolling(poll: () => Promise<number>, onFault: (error: unknown) => void) {
	let stopped = false;
	let wait = shortestPause;
	let timer: NodeJS.Timeout | undefined;
	let goOn = () => {};

	const rest = () =>
		new Promise<void>((done) => {
			goOn = done;
			timer = setTimeout(done, wait);
		});
	function hurry() {
		if (wait <= shortestPause) return;
		wait = shortestPause;
		clearTimeout(timer);
		timer = setTimeout(goOn, shortestPause);
	}
	listeners.add(hurry);

	const running = (async () => {
		while (!stopped) {
			const handled = await poll().catch((error) => {
				if (!stopped) onFault(error);
				return 0;
			});
			if (handled > 0) wait = shortestPause;
			else {
				if (!stopped) await rest();
				wait = Math.min(longestPause, wait * 1.5);
			}
		}
	})();
	return {
		/** Resolves when the current work is done; ends all waits. */
		async stop() {
			stopped = true;
			listeners.delete(hurry);
			setRush(false);
			askForPage();
			clearTimeout(timer);
			goOn();
			await running;
		},
	};
}
