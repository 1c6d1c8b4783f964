import type { SQSBatchResponse, SQSEvent } from "aws-lambda";
import { log, nameOfError } from "../core/log.ts";
import { signature } from "../core/outside/signature.ts";
import * as settings from "../settings/settings.service.ts";
import { deliver } from "./deliver.ts";

signature.use(settings.signature);

/**
 * Sends what the queues hold, one after the other: the mail service takes a few a second. A message that fails
 * comes back later; it holds up none of the others.
 */
export async function handler({ Records }: SQSEvent): Promise<SQSBatchResponse> {
	const batchItemFailures: SQSBatchResponse["batchItemFailures"] = [];
	for (const { messageId, body } of Records) {
		try {
			await deliver(JSON.parse(body), Date.now());
		} catch (error) {
			log.error("mail failed", { ...nameOfError(error), messageId });
			batchItemFailures.push({ itemIdentifier: messageId });
		}
	}
	log.info("mail batch", { messages: Records.length, failed: batchItemFailures.length });
	return { batchItemFailures };
}
