import type { SQSBatchResponse, SQSEvent } from "aws-lambda";
import { log, nameOfError } from "../../core/log.ts";
import { publishUpdate } from "./publish-update.ts";

/** Publishes queued live messages. Failed ones are retried by the queue. */
export async function handler({ Records }: SQSEvent): Promise<SQSBatchResponse> {
	const results = Records.map(async ({ messageId, body }) => {
		try {
			await publishUpdate(JSON.parse(body), Date.now());
			return [];
		} catch (error) {
			log.error("nothing was told", nameOfError(error));
			return [{ itemIdentifier: messageId }];
		}
	});
	return { batchItemFailures: (await Promise.all(results)).flat() };
}
