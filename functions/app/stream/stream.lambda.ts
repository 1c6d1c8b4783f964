import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from "aws-lambda";
import { endBatch, newBatch } from "../../base/stream/batch.ts";
import { readChange } from "../../base/stream/change.ts";
import { log, nameOfError } from "../../core/log.ts";
import { reactToChange } from "./reactions.ts";

/**
 * Handles the table's changes in order. A record that fails does not keep the later ones waiting;
 * the event source retries from the first that failed, so later ones are handled again, and moves it
 * to the dead-letter queue after its last retry.
 */
export async function handler(event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> {
	const batch = newBatch(Date.now(), event.Records.map(readChange));
	const failed: DynamoDBRecord[] = [];
	for (const [position, record] of event.Records.entries()) {
		try {
			await reactToChange(batch.changes[position], batch);
		} catch (error) {
			log.error("stream record failed", { ...nameOfError(error), sequence: sequence(record) });
			failed.push(record);
		}
	}
	await endBatch(batch);
	log.info("stream batch", { records: event.Records.length, failed: failed.length });
	// Lambda retries from the lowest of these.
	return { batchItemFailures: failed.map((record) => ({ itemIdentifier: sequence(record) })) };
}

const sequence = (record: DynamoDBRecord) => record.dynamodb?.SequenceNumber ?? "";
