import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from "aws-lambda";
import { log } from "../core/log.ts";
import { readChange } from "./change.ts";
import { react } from "./reactions.ts";

/**
 * Follows the table's changes in order. The first record that fails ends the batch; the event source
 * comes back with it, and lays it in the dead-letter queue when it fails for good.
 */
export async function handler(event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> {
	const counted = new Set<number>();
	for (const record of event.Records) {
		try {
			await react(readChange(record), { now: Date.now(), counted });
		} catch (error) {
			log.error("stream record failed", { error: error as Error, sequence: sequence(record) });
			return { batchItemFailures: [{ itemIdentifier: sequence(record) }] };
		}
	}
	log.info("stream batch", { records: event.Records.length });
	return { batchItemFailures: [] };
}

const sequence = (record: DynamoDBRecord) => record.dynamodb?.SequenceNumber ?? "";
