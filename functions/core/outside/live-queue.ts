import { requireEnv } from "../env.ts";
import { defineAdapter } from "./adapter.ts";
import { sqsSender } from "./sqs.ts";

/** The event, or the person, that those who watch are to be told of. */
export type LiveOrder = { kind: "event" | "person"; id: number };

/** @param delay in ms; SQS knows seconds alone, and takes the next one. */
export type LiveQueue = { send(orders: readonly LiveOrder[], delay: number): Promise<void> };

/** Where what is to be told waits, for a second at most; functions/live takes it from here. */
export const liveQueue = defineAdapter<LiveQueue>(sqsQueue);

function sqsQueue(): LiveQueue {
	const [send, queueUrl] = [sqsSender(), requireEnv("LIVE_QUEUE_URL")];
	return { send: (orders, delay) => send(queueUrl, orders, Math.ceil(delay / 1000)) };
}
