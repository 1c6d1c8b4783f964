import { randomUUID } from "node:crypto";
import { SendMessageBatchCommand, SQSClient } from "@aws-sdk/client-sqs";
import { awsClient } from "./aws.ts";

/** SQS takes no more at once. */
export const mostAtOnce = 10;

/** Sends messages to queues of SQS; what a queue does not take is an error. */
export function sqsSender() {
	// Where SQS is follows from region and settings, as it does for all else; not from how a queue's address is written.
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
