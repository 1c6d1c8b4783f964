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

/** Resolves when no calls wait, or after `longestMs` ms: less urgent work waits for it. */
export async function untilQuiet(longestMs: number): Promise<void> {
	if (quiet) await Promise.race([quiet, pause(longestMs, undefined, { ref: false })]);
}

let isPageRequested = false;
let onPageRequest = () => {};

/** Reports that a page was requested, so that rendering changes is worthwhile. */
export function askForPage(): void {
	isPageRequested = true;
	onPageRequest();
}

/** Resolves when a page was requested since the last time, or after `longestMs` ms. */
export async function untilPageIsRequested(longestMs: number): Promise<void> {
	const requested = new Promise<void>((done) => {
		onPageRequest = done;
	});
	if (!isPageRequested)
		await Promise.race([requested, pause(longestMs, undefined, { ref: false })]);
	isPageRequested = false;
}

/**
 * Polls until stopped; polls again at once after finding work.
 * @param poll returns the number of items handled
 * @param untilDue resolves when the next poll may start; a stop does not wait for it
 */
export function keepPolling(
	poll: () => Promise<number>,
	onFault: (error: unknown) => void,
	untilDue: () => Promise<unknown> = async () => {},
) {
	const stopping = Promise.withResolvers<void>();
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
		for (;;) {
			await Promise.race([untilDue(), stopping.promise]);
			if (stopped) return;
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
		/** Ends all waits, and resolves when the current work is done. */
		async stop() {
			stopped = true;
			listeners.delete(hurry);
			stopping.resolve();
			clearTimeout(timer);
			goOn();
			await running;
		},
	};
}
