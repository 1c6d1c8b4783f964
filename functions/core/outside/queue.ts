import { requireEnv } from "../env.ts";
import { runEach } from "../parallel.ts";
import { defineAdapter } from "./adapter.ts";
import { sqsSender } from "./sqs.ts";

/** An email job: points to an item of the table, which also records whether the email was sent. */
export type MailOrder =
	| { kind: "outbox"; id: string }
	| { kind: "notification" | "broadcast"; userId: number; id: string };

/** What the mail service says about an email that it sent; see `outcomes.ts`. */
export type MailOutcome = { kind: "outcome"; detail: unknown };
export type MailMessage = MailOrder | MailOutcome;

export type Queue = { send(orders: MailOrder[]): Promise<void> };

/**
 * The email queues, consumed by functions/app/mail in this order: emails from the outbox,
 * notifications, announcements.
 */
export const queue = defineAdapter<Queue>(sqsQueue);

function sqsQueue(): Queue {
	const send = sqsSender();
	// Separate queues, so that an email that a person is waiting for does not queue behind thousands
	// of notifications.
	const addresses = {
		outbox: requireEnv("LETTER_QUEUE_URL"),
		notification: requireEnv("NOTICE_QUEUE_URL"),
		broadcast: requireEnv("BROADCAST_QUEUE_URL"),
	};
	return {
		async send(orders) {
			const kinds = Map.groupBy(orders, (order) => order.kind);
			await runEach("email queues", [...kinds.keys()], (kind) =>
				send(addresses[kind], kinds.get(kind) ?? []),
			);
		},
	};
}
