import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from "aws-lambda";
import { AuditLines } from "../audit/audit.entity.ts";
import { log, nameOfError } from "../core/log.ts";
import { queue } from "../core/queue.ts";
import { fileNotifications } from "../notifications/notifications.stream.ts";
import { readChange } from "./change.ts";
import { type Batch, react } from "./reactions.ts";

/**
 * Follows the table's changes in order. The first record that fails ends the batch; the event source
 * comes back with it, and lays it in the dead-letter queue when it fails for good.
 */
export async function handler(event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> {
	const batch: Batch = { now: Date.now(), done: new Set(), lines: [], notifications: [], mails: [] };
	for (const record of event.Records) {
		try {
			await react(readChange(record), batch);
		} catch (error) {
			log.error("stream record failed", { ...nameOfError(error), sequence: sequence(record) });
			await settle(batch);
			return { batchItemFailures: [{ itemIdentifier: sequence(record) }] };
		}
	}
	await settle(batch);
	log.info("stream batch", { records: event.Records.length });
	return { batchItemFailures: [] };
}

/** Writes and orders what the batch has gathered. */
async function settle({ lines, notifications, mails }: Batch): Promise<void> {
	await Promise.all([fileLines(lines), fileNotifications(notifications), mails.length > 0 && queue.get().send(mails)]);
}

async function fileLines(lines: Batch["lines"]): Promise<void> {
	if (lines.length === 0) return;
	const { unprocessed } = await AuditLines.put(lines).go({ concurrency: 4 });
	if (unprocessed.length > 0) throw new Error(`${unprocessed.length} audit lines were not taken`);
}

const sequence = (record: DynamoDBRecord) => record.dynamodb?.SequenceNumber ?? "";
