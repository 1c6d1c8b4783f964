import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from "aws-lambda";
import { AuditLines } from "../audit/audit.entity.ts";
import { log } from "../core/log.ts";
import { readChange } from "./change.ts";
import { type Batch, countAll, react } from "./reactions.ts";

/**
 * Follows the table's changes in order. The first record that fails ends the batch; the event source
 * comes back with it, and lays it in the dead-letter queue when it fails for good.
 */
export async function handler(event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> {
	const changes = event.Records.map(readChange);
	const batch: Batch = { now: Date.now(), changes, done: new Set(), counts: new Map(), lines: [] };
	for (const [position, record] of event.Records.entries()) {
		try {
			await react(changes[position], batch);
		} catch (error) {
			log.error("stream record failed", { error: error as Error, sequence: sequence(record) });
			await finish(batch);
			return { batchItemFailures: [{ itemIdentifier: sequence(record) }] };
		}
	}
	await finish(batch);
	log.info("stream batch", { records: event.Records.length });
	return { batchItemFailures: [] };
}

async function finish(batch: Batch): Promise<void> {
	await Promise.all([countAll(batch), fileLines(batch)]);
}

async function fileLines({ lines }: Batch): Promise<void> {
	if (lines.length === 0) return;
	const { unprocessed } = await AuditLines.put(lines).go({ concurrency: 4 });
	if (unprocessed.length > 0) throw new Error(`${unprocessed.length} audit lines were not taken`);
}

const sequence = (record: DynamoDBRecord) => record.dynamodb?.SequenceNumber ?? "";
