import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from "aws-lambda";
import { followPairs } from "../../community/merges/pairs.stream.ts";
import { followDebtors } from "../../competition/fees/ledger/debtors.ts";
import { fileCharges } from "../../competition/fees/ledger/follow-charges.ts";
import { appendToLedger } from "../../competition/ledger/append.ts";
import { log, nameOfError } from "../../core/log.ts";
import { queue } from "../../core/outside/queue.ts";
import { runEach } from "../../core/parallel.ts";
import { AuditLines } from "../../core/table/audit.entity.ts";
import { putTogether } from "../../core/table/putTogether.ts";
import { announceEvent, notifyClients } from "../live/announce.ts";
import { fileNotifications } from "../notifications/newNotification.ts";
import type { Batch } from "./batch.ts";
import { readChange } from "./change.ts";
import { countAll, reactToChange } from "./reactions.ts";

/**
 * Handles the table's changes in order. A record that fails does not keep the later ones waiting;
 * the event source retries from the first that failed, so later ones are handled again, and moves it
 * to the dead-letter queue after its last retry.
 */
export async function handler(event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> {
	const changes = event.Records.map(readChange);
	const gathered = {
		counts: new Map(),
		people: new Map(),
		lines: [],
		notifications: [],
		mails: [],
		places: [],
		charges: [],
		charged: new Set<number>(),
	};
	const watched = { moved: new Set<number>(), told: new Set<number>() };
	const batch: Batch = { now: Date.now(), changes, done: new Set(), ...gathered, ...watched };
	const failed: DynamoDBRecord[] = [];
	for (const [position, record] of event.Records.entries()) {
		try {
			await reactToChange(changes[position], batch);
		} catch (error) {
			log.error("stream record failed", { ...nameOfError(error), sequence: sequence(record) });
			failed.push(record);
		}
	}
	await finish(batch);
	log.info("stream batch", { records: event.Records.length, failed: failed.length });
	// Lambda retries from the lowest of these.
	return { batchItemFailures: failed.map((record) => ({ itemIdentifier: sequence(record) })) };
}

/**
 * Writes what the batch has gathered: counts, notifications, audit lines, email jobs and ledger
 * entries. Each part is written even if others fail; then the whole batch is retried.
 */
async function finish(batch: Batch): Promise<void> {
	const { people, lines, notifications, mails, moved, told, places, charges, charged, now } = batch;
	const parts: Record<string, () => Promise<unknown>> = {
		counts: () => countAll(batch),
		auditLines: () => fileLines(lines),
		notifications: () => fileNotifications(notifications),
		places: () => appendToLedger(places),
		charges: () => fileCharges(charges),
		debtors: () => followDebtors(charged),
		mails: async () => mails.length > 0 && queue.get().send(mails),
		duplicates: () =>
			runEach("duplicates of people", [...people.values()], ({ before, after }) =>
				followPairs(before, after, now),
			),
		liveEvents: () => runEach("live events", [...moved], announceEvent),
		liveBells: async () => told.size > 0 && notifyClients([...told]),
	};
	await runEach("end of a stream batch", Object.keys(parts), (part) => parts[part]());
}

/**
 * Uses transactions instead of batch writes: the permission to batch-write includes deleting, and
 * audit lines must not be deletable.
 */
const fileLines = (lines: Batch["lines"]) =>
	putTogether(
		lines,
		(line) => `${line.entityType} ${line.entityId} ${line.id}`,
		(line) => ({ put: AuditLines.put(line).params() }),
	);

const sequence = (record: DynamoDBRecord) => record.dynamodb?.SequenceNumber ?? "";
