import { randomUUID } from "node:crypto";
import { SendMessageBatchCommand, SQSClient } from "@aws-sdk/client-sqs";
import { required } from "../env.ts";
import { adapter } from "./adapter.ts";
import { awsClient } from "./aws.ts";

/** What is to be mailed: an item of the table, which also tells whether it was mailed already. */
export type MailOrder =
	| { kind: "outbox"; id: string }
	| { kind: "notification" | "broadcast"; userId: number; id: string };

export type Queue = { send(orders: MailOrder[]): Promise<void> };

/**
 * Where mails wait for the mail service; functions/mail takes them from here: letters before notices, and those before
 * messages to many.
 */
export const queue = adapter<Queue>(sqsQueue);

/** SQS takes no more at once. */
export const mostAtOnce = 10;

function sqsQueue(): Queue {
	// Where SQS is follows from region and settings, as it does for all else; not from how a queue's address is written.
	const client = new SQSClient({ ...awsClient, useQueueUrlAsEndpoint: false });
	// A letter that somebody waits for does not stand behind the notices of thousands.
	const addresses = {
		outbox: required("LETTER_QUEUE_URL"),
		notification: required("NOTICE_QUEUE_URL"),
		broadcast: required("BROADCAST_QUEUE_URL"),
	};
	async function sendSome(QueueUrl: string, orders: MailOrder[]) {
		const Entries = orders.map((order) => ({ Id: randomUUID(), MessageBody: JSON.stringify(order) }));
		const { Failed = [] } = await client.send(new SendMessageBatchCommand({ QueueUrl, Entries }));
		if (Failed.length > 0) throw new Error(`The queue did not take ${Failed.length} messages: ${Failed[0].Code}`);
	}
	return {
		async send(orders) {
			for (const [kind, some] of Map.groupBy(orders, (order) => order.kind)) {
				for (let from = 0; from < some.length; from += mostAtOnce)
					await sendSome(addresses[kind], some.slice(from, from + mostAtOnce));
			}
		},
	};
}
