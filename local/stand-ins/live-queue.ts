import type { SQSEvent } from "aws-lambda";
import { log, nameOfError } from "#functions/core/log.ts";
import type { LiveQueue } from "#functions/core/outside/live-queue.ts";

type Consumer = (event: SQSEvent) => Promise<unknown>;

/** Drops all live updates. */
export const noQueue: LiveQueue = { send: async () => {} };

/** Queues live updates in this process: when it ends, its watchers are disconnected anyway. */
export const liveQueueTo = (consumer: Consumer): LiveQueue => ({
	async send(orders, delay) {
		const Records = orders.map((order) => ({ body: JSON.stringify(order) }));
		const hand = () =>
			consumer({ Records } as SQSEvent).catch((error) =>
				log.error("nothing was told", nameOfError(error)),
			);
		setTimeout(hand, delay).unref();
	},
});
