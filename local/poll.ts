/** Pauses grow from the first to the second, in ms, while there is nothing to do. */
const [soon, longest] = [100, 4_000];

const wakers = new Set<() => void>();

/** Somebody is there, so that something may be to be done: whoever polls asks again soon. */
export const wake = () => {
	for (const one of wakers) one();
};

/** Asks again and again for what is to be done, at once where there was something. `poll` tells how much that was. */
export function keepPolling(poll: () => Promise<number>, onFault: (error: unknown) => void) {
	let stopped = false;
	let wait = soon;
	let timer: NodeJS.Timeout | undefined;
	let goOn = () => {};

	const pause = () =>
		new Promise<void>((done) => {
			goOn = done;
			timer = setTimeout(done, wait);
		});
	function hurry() {
		if (wait <= soon) return;
		wait = soon;
		clearTimeout(timer);
		timer = setTimeout(goOn, soon);
	}
	wakers.add(hurry);

	const running = (async () => {
		while (!stopped) {
			const handled = await poll().catch((error) => {
				if (!stopped) onFault(error);
				return 0;
			});
			if (handled > 0) wait = soon;
			else {
				await pause();
				wait = Math.min(longest, wait * 1.5);
			}
		}
	})();
	return {
		/** Ends when what is being done is done. */
		async stop() {
			stopped = true;
			wakers.delete(hurry);
			await running;
		},
	};
}
