import { readdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { SQSBatchResponse, SQSEvent } from "aws-lambda";
import { monotonicFactory } from "ulid";
import { log, nameOfError } from "#functions/core/log.ts";
import type { MailMessage, Queue } from "#functions/core/outside/queue.ts";
import { mostAtOnce } from "#functions/core/outside/sqs.ts";
import { keepPolling, pollSoon } from "../poll.ts";
import { folders } from "../settings.ts";
import { writeWhole } from "../writeWhole.ts";

type Consumer = (event: SQSEvent) => Promise<SQSBatchResponse>;

/**
 * A message is a file. Its name has the due time (ms since 1970), number of attempts, priority and
 * id.
 */
const fileName = (due: number, tried: number, turn: string, id: string) =>
	`${due}_${tried}_${turn}_${id}.json`;

function readName(file: string) {
	const [due, tried, turn, id] = file.replace(".json", "").split("_");
	return { file, due: Number(due), tried: Number(tried), turn, id };
}

/**
 * Priority: emails that people wait for come before thousands of notifications, and those before
 * broadcasts.
 */
const turns: Record<MailMessage["kind"], string> = {
	outbox: "a",
	outcome: "a",
	notification: "b",
	broadcast: "c",
};
const turnOf = ({ kind }: MailMessage) => turns[kind];
type Waiting = ReturnType<typeof readName>;

/** Ids that increase with each message, even within a millisecond. */
const nextId = monotonicFactory();

const at = (file: string) => join(folders.queue, file);

/** Stores messages on disk until they are processed; also outcomes, as SES publishes them. */
export const diskQueue = {
	async send(orders: MailMessage[]) {
		const write = async (order: MailMessage) => {
			const file = fileName(Date.now(), 0, turnOf(order), nextId());
			await writeWhole(at(file), JSON.stringify(order));
		};
		await Promise.all(orders.map(write));
		pollSoon();
	},
} satisfies Queue;

/** Number of notification batches that are processed concurrently. */
const consumersAtOnce = 4;
const longestPause = 60_000;
const usual = { tries: 20, firstPause: 250 };

/**
 * Acts as Lambda's event source for an SQS queue: delivers due messages, retries failed ones after
 * growing pauses, and finally moves them to the dead letters.
 * @returns a poll that delivers the due messages and returns their number
 */
export function readQueue(consumer: Consumer, { tries, firstPause } = usual) {
	async function due(): Promise<Waiting[]> {
		const files = (await readdir(folders.queue))
			.filter((file) => file.endsWith(".json"))
			.map(readName);
		return files
			.filter((one) => one.due <= Date.now())
			.sort((a, b) => (a.turn + a.id < b.turn + b.id ? -1 : 1));
	}

	async function settle({ file, tried, turn, id }: Waiting, failed: boolean) {
		if (!failed) return rm(at(file));
		if (tried + 1 >= tries) return rename(at(file), join(folders.deadLetters, `mail-${id}.json`));
		const next = Date.now() + Math.min(firstPause * 2 ** tried, longestPause);
		return rename(at(file), at(fileName(next, tried + 1, turn, id)));
	}

	async function hand(some: Waiting[]) {
		const bodies = await Promise.all(some.map(({ file }) => readFile(at(file), "utf8")));
		const Records = some.map(({ id }, place) => ({ messageId: id, body: bodies[place] }));
		const { batchItemFailures } = await consumer({ Records } as SQSEvent);
		const failed = new Set(batchItemFailures.map(({ itemIdentifier }) => itemIdentifier));
		await Promise.all(some.map((one) => settle(one, failed.has(one.id))));
	}

	return async function poll(): Promise<number> {
		const waiting = await due();
		const [letters, notices, broadcasts] = ["a", "b", "c"].map((turn) =>
			waiting.filter((one) => one.turn === turn),
		);
		// Emails that people wait for stay in order. Notification emails, of which there may be
		// thousands, are delivered beside them, so that they do not wait until no such email is left.
		const first = [
			...letters.slice(0, mostAtOnce),
			...notices.slice(0, mostAtOnce * consumersAtOnce),
			...broadcasts.slice(0, mostAtOnce),
		];
		const batches = Map.groupBy(first, ({ turn }, at) => `${turn}${Math.floor(at / mostAtOnce)}`);
		// Waits for all batches; otherwise those still running would be delivered again.
		const ended = await Promise.allSettled([...batches.values()].map(hand));
		for (const one of ended) if (one.status === "rejected") throw one.reason;
		return first.length;
	};
}

/** Polls the queue until it is stopped. */
export const followQueue = (...queue: Parameters<typeof readQueue>) =>
	keepPolling(readQueue(...queue), (error) =>
		log.error("the queue cannot be followed", nameOfError(error)),
	);
