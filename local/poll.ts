import { setTimeout as pause } from "node:timers/promises";

const pollMs = 100;

/** Asks again and again for what is to be done, at once where there was something. `poll` tells how much that was. */
export function keepPolling(poll: () => Promise<number>, onFault: (error: unknown) => void) {
	let stopped = false;
	const running = (async () => {
		while (!stopped) {
			const handled = await poll().catch((error) => {
				if (!stopped) onFault(error);
				return 0;
			});
			if (handled === 0) await pause(pollMs);
		}
	})();
	return {
		/** Ends when what is being done is done. */
		async stop() {
			stopped = true;
			await running;
		},
	};
}
