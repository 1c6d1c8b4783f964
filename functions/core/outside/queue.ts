import { requireEnv } from "../env.ts";
import { defineAdapter } from "./adapter.ts";
import { sqsSender } from "./sqs.ts";

/** What is to be mailed: an item of the table, which also tells whether it was mailed already. */
export type MailOrder =
	| { kind: "outbox"; id: string }
	| { kind: "notification" | "broadcast"; userId: number; id: string };

export type Queue = { send(orders: MailOrder[]): Promise<void> };

/**
 * Where mails wait for the mail service; functions/mail takes them from here: letters before notices, and those before
 * messages to many.
 */
export const queue = defineAdapter<Queue>(sqsQueue);

function sqsQueue(): Queue {
	const send = sqsSender();
	// A letter that somebody waits for does not stand behind the notices of thousands.
	const addresses = {
		outbox: requireEnv("LETTER_QUEUE_URL"),
		notification: requireEnv("NOTICE_QUEUE_URL"),
		broadcast: requireEnv("BROADCAST_QUEUE_URL"),
	};
	return {
		async send(orders) {
			for (const [kind, some] of Map.groupBy(orders, (order) => order.kind))
				await send(addresses[kind], some);
		},
	};
}
