import { requireEnv } from "../env.ts";
import { defineAdapter } from "./adapter.ts";
import { sqsSender } from "./sqs.ts";

/** The event or person whose live channel gets an update. */
export type LiveOrder = { kind: "event" | "person"; id: number };

/** @param delay in ms; SQS takes whole seconds, so it is rounded up */
export type LiveQueue = { send(orders: readonly LiveOrder[], delay: number): Promise<void> };

/** Queue of live updates, which wait for at most a second; functions/competition/live consumes it. */
export const liveQueue = defineAdapter<LiveQueue>(sqsQueue);

function sqsQueue(): LiveQueue {
	const [send, queueUrl] = [sqsSender(), requireEnv("LIVE_QUEUE_URL")];
	return { send: (orders, delay) => send(queueUrl, orders, Math.ceil(delay / 1000)) };
}
