import { existsSync, readFileSync } from "node:fs";
import { Agent, type IncomingMessage, request } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import type { AttributeValue, DynamoDBRecord } from "aws-lambda";
import { log, nameOfError } from "#functions/core/log.ts";
import { unverifiedSignature } from "#functions/core/outside/aws.ts";
import { keepPolling, untilPageIsRequested, untilQuiet } from "../poll.ts";
import { folders, localDir } from "../settings.ts";
import { writeWhole } from "../writeWhole.ts";

type Shard = { ShardId: string };
type Consumer = (event: {
	Records: DynamoDBRecord[];
}) => Promise<{ batchItemFailures: { itemIdentifier: string }[] } | void>;

/** Functions that follow the table's stream, each at its own speed. */
export const followers = ["stream", "pages"] as const;
type Follower = (typeof followers)[number];

const tries = 5;

const recordsRead = 500;
/**
 * Many changes are combined into one rendering, so that pages do not lag further and further behind
 * thousands of changes.
 */
const mostRecords: { [name in Follower]: number } = { stream: 500, pages: 5_000 };

const sequenceOf = (record: DynamoDBRecord) => record.dynamodb?.SequenceNumber ?? "";

const agent = new Agent({ keepAlive: true });

/**
 * Calls the table's stream. Answers are passed to functions without conversion: the SDK's parsing
 * would take as long as the functions' work.
 */
async function askStream<Answer>(
	endpoint: string,
	operation: string,
	input: object,
): Promise<Answer> {
	const headers = {
		"content-type": "application/x-amz-json-1.0",
		"x-amz-target": `DynamoDBStreams_20120810.${operation}`,
		...unverifiedSignature,
	};
	const answer = await new Promise<IncomingMessage>((answered, failed) => {
		request(endpoint, { method: "POST", agent, headers }, answered)
			.once("error", failed)
			.end(JSON.stringify(input));
	});
	const body = await text(answer);
	if (answer.statusCode !== 200) throw new Error(`${operation} was answered ${answer.statusCode}`);
	return JSON.parse(body);
}

type Ask = <Answer>(operation: string, input: object) => Promise<Answer>;
type OpenShard = { stream: string; shard: Shard };

async function listShards(ask: Ask, TableName: string): Promise<OpenShard[]> {
	const { Streams } = await ask<{ Streams: { StreamArn: string }[] }>("ListStreams", { TableName });
	const described = Streams.map(async ({ StreamArn }) => {
		const { StreamDescription } = await ask<{ StreamDescription: { Shards: Shard[] } }>(
			"DescribeStream",
			{ StreamArn },
		);
		return StreamDescription.Shards.map((shard) => ({ stream: StreamArn, shard }));
	});
	return (await Promise.all(described)).flat();
}

/** An iterator from the position in a shard on, or from its beginning. */
async function iteratorFrom(ask: Ask, stream: string, id: string, position: string | undefined) {
	const { ShardIterator } = await ask<{ ShardIterator: string }>("GetShardIterator", {
		StreamArn: stream,
		ShardId: id,
		ShardIteratorType: position ? "AFTER_SEQUENCE_NUMBER" : "TRIM_HORIZON",
		SequenceNumber: position,
	});
	return ShardIterator;
}

/** Available records from an iterator on, up to a maximum. */
async function readRecords(ask: Ask, iterator: string, most: number) {
	const records: DynamoDBRecord[] = [];
	for (let next: string | undefined = iterator; ; ) {
		const answer: Records = await ask<Records>("GetRecords", {
			ShardIterator: next,
			Limit: recordsRead,
		});
		records.push(...(answer.Records ?? []));
		next = answer.NextShardIterator;
		// Fewer records than requested means that there are no more. They are processed before the
		// next request.
		const isAll = (answer.Records?.length ?? 0) < recordsRead;
		if (!next || isAll || records.length >= most) return { records, next };
	}
}

type Records = { Records?: DynamoDBRecord[]; NextShardIterator?: string };

/**
 * Reads the table's stream from the follower's last position, delivers batches, retries failed
 * records and finally moves them to the dead letters. `poll` processes the available records and
 * returns their number. Without a consumer they are skipped.
 */
export function readStream(
	endpoint: string,
	tableName: string,
	name: Follower,
	consumer?: Consumer,
) {
	const positionsFile = join(localDir, `stream.${name}.json`);
	const ask: Ask = (operation, input) => askStream(endpoint, operation, input);
	const hasEnded = ({ ShardId }: Shard) => iterators.has(ShardId) && !iterators.get(ShardId);
	const positions: { [shard: string]: string } = existsSync(positionsFile)
		? JSON.parse(readFileSync(positionsFile, "utf8"))
		: {};
	const iterators = new Map<string, string | undefined>();
	/** Shards that may have further records; null while unknown. */
	let open: OpenShard[] | null = null;

	async function poll() {
		let handled = 0;
		if (open?.length === 0) open = null;
		open ??= (await listShards(ask, tableName)).filter(({ shard }) => !hasEnded(shard));
		for (const { stream, shard } of open) {
			const id = shard.ShardId;
			if (!iterators.has(id)) iterators.set(id, await iteratorFrom(ask, stream, id, positions[id]));
			const iterator = iterators.get(id);
			if (!iterator) continue;
			const { records, next } = await readRecords(ask, iterator, mostRecords[name]);
			iterators.set(id, next);
			// Another shard continues where a shard ends.
			if (!next) open = null;
			if (records.length === 0) continue;
			if (consumer) {
				records.forEach(repairRecord);
				await deliver(name, consumer, records);
			}
			positions[id] = sequenceOf(records[records.length - 1]);
			handled += records.length;
		}
		if (handled > 0) await writeWhole(positionsFile, JSON.stringify(positions));
		return handled;
	}

	return {
		poll,
		/** Forgets iterators and shards after an error, so that they are requested again. */
		forget() {
			iterators.clear();
			open = null;
		},
	};
}

/**
 * Longest wait of changes during a rush, in ms: a large batch costs little more than a small one.
 */
const rushWait: { [name in Follower]: number } = { stream: 5_000, pages: 15_000 };

/** Longest pause of page rendering, in ms: after a rendering, and while no page is requested. */
const longestRest = { afterRendering: 1_000, unasked: 15_000 };

/**
 * Acts as Lambda's event source mapping, until it is stopped.
 * @param renders whether the follower renders pages, which is expensive: it waits until a page is
 * requested, and after a rendering for as long as that took. Changes in between are combined into one
 * rendering, as by the batching window in the cloud.
 */
export function followStream(
	{ poll, forget }: ReturnType<typeof readStream>,
	name: Follower,
	renders = false,
) {
	let rest = 0;
	async function untilDue() {
		await untilQuiet(rushWait[name]);
		if (!renders) return;
		await pause(rest, undefined, { ref: false });
		await untilPageIsRequested(longestRest.unasked);
	}
	async function timedPoll() {
		const began = performance.now();
		const handled = await poll();
		rest = handled > 0 ? Math.min(performance.now() - began, longestRest.afterRendering) : 0;
		return handled;
	}
	const onFault = (error: unknown) => {
		log.error("the stream cannot be followed", nameOfError(error));
		forget();
	};
	return keepPolling(timedPoll, onFault, untilDue);
}

/** DynamoDB Local returns an empty list as a value without type, which DynamoDB never does. */
function repairValue(value: AttributeValue) {
	if (value.M) repairImage(value.M);
	else if (value.L) value.L.forEach(repairValue);
	else if (Object.keys(value).length === 0) Object.assign(value, { L: [] });
}

function repairImage(image: { [name: string]: AttributeValue }) {
	for (const name in image) repairValue(image[name]);
}

function repairRecord({ dynamodb }: DynamoDBRecord): void {
	repairImage(dynamodb?.OldImage ?? {});
	repairImage(dynamodb?.NewImage ?? {});
}

async function deliver(name: string, consumer: Consumer, records: DynamoDBRecord[]) {
	let rest = records;
	for (let attempt = 1; rest.length > 0; attempt++) {
		const failed = await firstFailure(consumer, rest);
		if (failed === null) return;
		if (failed > 0) attempt = 1;
		rest = rest.slice(failed);
		if (attempt >= tries) {
			await layAside(name, rest[0]);
			rest = rest.slice(1);
			attempt = 0;
		} else await pause(2 ** attempt * 25);
	}
}

/** Position of the first failed record; null if none failed. */
async function firstFailure(consumer: Consumer, records: DynamoDBRecord[]): Promise<number | null> {
	try {
		const answer = await consumer({ Records: records });
		const failure = answer?.batchItemFailures[0];
		return failure
			? records.findIndex((record) => sequenceOf(record) === failure.itemIdentifier)
			: null;
	} catch {
		return 0;
	}
}

const layAside = (consumer: string, record: DynamoDBRecord) =>
	writeWhole(
		join(folders.deadLetters, `${consumer}-${sequenceOf(record)}.json`),
		JSON.stringify(record),
	);
