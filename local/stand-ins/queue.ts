import { readdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { SQSBatchResponse, SQSEvent } from "aws-lambda";
import { monotonicFactory } from "ulid";
import { log, nameOfError } from "#functions/core/log.ts";
import type { MailOrder, Queue } from "#functions/core/outside/queue.ts";
import { mostAtOnce } from "#functions/core/outside/sqs.ts";
import { keepPolling, pollSoon } from "../poll.ts";
import { folders } from "../settings.ts";
import { writeWhole } from "../writeWhole.ts";

type Consumer = (event: SQSEvent) => Promise<SQSBatchResponse>;

/** A message is a file, named by when it is due (ms since 1970), how often it was tried, its turn and its id. */
const fileName = (due: number, tried: number, turn: string, id: string) =>
	`${due}_${tried}_${turn}_${id}.json`;

function readName(file: string) {
	const [due, tried, turn, id] = file.replace(".json", "").split("_");
	return { file, due: Number(due), tried: Number(tried), turn, id };
}

/** Letters that somebody waits for go before the news of thousands of entries, and those before messages to many. */
const turns: Record<MailOrder["kind"], string> = { outbox: "a", notification: "b", broadcast: "c" };
const turnOf = ({ kind }: MailOrder) => turns[kind];
type Waiting = ReturnType<typeof readName>;

/** Grows from message to message, also within a millisecond. */
const nextId = monotonicFactory();

const at = (file: string) => join(folders.queue, file);

/** Keeps messages on disk until they are dealt with. */
export const diskQueue: Queue = {
	async send(orders) {
		const write = async (order: MailOrder) => {
			const file = fileName(Date.now(), 0, turnOf(order), nextId());
			await writeWhole(at(file), JSON.stringify(order));
		};
		await Promise.all(orders.map(write));
		pollSoon();
	},
};

/** Batches of notices that are dealt with at the same time. */
const consumersAtOnce = 4;
const longestPause = 60_000;
const usual = { tries: 20, firstPause: 250 };

/**
 * What Lambda's event source does with an SQS queue in the cloud: hands over what is due, comes back with what
 * failed after pauses that grow, and at last lays it aside.
 * @returns a poll that delivers the messages that are due and returns how many those were
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
		// Letters keep their order; of notices there are thousands, which must not wait until nobody writes a letter.
		const first = [
			...letters.slice(0, mostAtOnce),
			...notices.slice(0, mostAtOnce * consumersAtOnce),
			...broadcasts.slice(0, mostAtOnce),
		];
		const batches = Map.groupBy(first, ({ turn }, at) => `${turn}${Math.floor(at / mostAtOnce)}`);
		// All of them end, or those that still run would be handed over again.
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
