import { randomUUID } from "node:crypto";
import { SendMessageBatchCommand, SQSClient } from "@aws-sdk/client-sqs";
import { awsClient } from "./aws.ts";

/** SQS's limit per batch. */
export const mostAtOnce = 10;

/** Sends messages to SQS; throws when a queue does not accept one. */
export function sqsSender() {
	// The endpoint comes from region and settings, as for all services, not from the queue's URL.
	const client = new SQSClient({ ...awsClient, useQueueUrlAsEndpoint: false });
	async function sendSome(QueueUrl: string, messages: readonly object[], DelaySeconds?: number) {
		const Entries = messages.map((one) => ({
			Id: randomUUID(),
			MessageBody: JSON.stringify(one),
			DelaySeconds,
		}));
		const { Failed = [] } = await client.send(new SendMessageBatchCommand({ QueueUrl, Entries }));
		if (Failed.length > 0)
			throw new Error(`The queue did not take ${Failed.length} messages: ${Failed[0].Code}`);
	}
	return async (
		queueUrl: string,
		messages: readonly object[],
		delaySeconds?: number,
	): Promise<void> => {
		for (let from = 0; from < messages.length; from += mostAtOnce)
			await sendSome(queueUrl, messages.slice(from, from + mostAtOnce), delaySeconds);
	};
}
