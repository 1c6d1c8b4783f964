import { setTimeout as pause } from "node:timers/promises";

/** Pauses between polls grow from the first to the second, in ms, while there is no work. */
const [shortestPause, longestPause] = [50, 4_000];

const listeners = new Set<() => void>();

/** Shortens the pauses of all pollers: a request was answered, so its change may have come. */
export const pollSoon = () => {
	for (const listener of listeners) listener();
};

/** Calls back on each `pollSoon`, for pollers that run in another thread. */
export const onPollSoon = (listener: () => void) => listeners.add(listener);

let quiet: Promise<void> | null = null;
let becomeQuiet = () => {};

/** Says whether calls wait for their turn, as they do in a rush. */
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

/** A poll that is put off while calls wait, so many ms at most: what it finds can wait longer than they. */
export const afterRush = (poll: () => Promise<number>, longestMs: number) => async () => {
	if (quiet) await Promise.race([quiet, pause(longestMs, undefined, { ref: false })]);
	return poll();
};

let isPageAsked = false;
let pageIsAsked = () => {};

/** Says that somebody asked for a page: what has changed is worth rendering. */
export function askForPage(): void {
	isPageAsked = true;
	pageIsAsked();
}

/** Ends when a page was asked for since this ended last, or after so many ms. */
export async function untilPageIsAsked(longestMs: number): Promise<void> {
	const asked = new Promise<void>((done) => {
		pageIsAsked = done;
	});
	if (!isPageAsked) await Promise.race([asked, pause(longestMs, undefined, { ref: false })]);
	isPageAsked = false;
}

/** Polls until it is stopped, at once after a poll that found work. `poll` returns how many items it handled. */
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
		/** Ends when what is being done is done; what is waited for no longer is. */
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
