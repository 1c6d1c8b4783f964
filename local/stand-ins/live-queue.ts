import type { SQSEvent } from "aws-lambda";
import { log, nameOfError } from "#functions/core/log.ts";
import type { LiveQueue } from "#functions/core/outside/live-queue.ts";

type Consumer = (event: SQSEvent) => Promise<unknown>;

/** Nobody is told anything. */
export const noQueue: LiveQueue = { send: async () => {} };

/** What is to be told waits in this process: who watched is gone when it ends. */
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
