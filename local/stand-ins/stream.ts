import { existsSync, readFileSync } from "node:fs";
import { Agent, type IncomingMessage, request } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import type { AttributeValue, DynamoDBRecord } from "aws-lambda";
import { log, nameOfError } from "#functions/core/log.ts";
import { afterRush, keepPolling, untilPageIsAsked } from "../poll.ts";
import { folders, hasClock, localDir } from "../settings.ts";
import { writeWhole } from "../writeWhole.ts";

type Shard = { ShardId: string };
type Consumer = (event: {
	Records: DynamoDBRecord[];
}) => Promise<{ batchItemFailures: { itemIdentifier: string }[] } | void>;

/** The functions that follow the table's stream, each at its own pace. */
export const followers = ["stream", "pages"] as const;
type Follower = (typeof followers)[number];

const tries = 5;

const recordsRead = 500;
/** Pages are rendered once of many changes, or they come ever later where thousands are made. */
const mostRecords: { [name in Follower]: number } = { stream: 500, pages: 5_000 };

const sequenceOf = (record: DynamoDBRecord) => record.dynamodb?.SequenceNumber ?? "";

/** What an engine on this machine asks for and does not check. */
const authorization =
	"AWS4-HMAC-SHA256 Credential=local/20120810/local/dynamodb/aws4_request, SignedHeaders=host, Signature=none";

const agent = new Agent({ keepAlive: true });

/**
 * Asks for something of the table's stream. Its answers are handed to functions as they are, so nothing reads them here:
 * the SDK would take as long for that as the functions take for their work.
 */
async function askStream<Answer>(
	endpoint: string,
	operation: string,
	input: object,
): Promise<Answer> {
	const headers = {
		"content-type": "application/x-amz-json-1.0",
		"x-amz-target": `DynamoDBStreams_20120810.${operation}`,
		"x-amz-date": "20120810T000000Z",
		authorization,
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

type Records = { Records?: DynamoDBRecord[]; NextShardIterator?: string };

/**
 * Reads the table's stream from where its follower left off, hands it batches, tries a failed record again and at last
 * lays it aside. `poll` goes through what is there and tells how many records that was. Without a consumer they are
 * taken as read.
 */
export function readStream(
	endpoint: string,
	tableName: string,
	name: Follower,
	consumer?: Consumer,
) {
	const positionsFile = join(localDir, `stream.${name}.json`);
	const ask = <Answer>(operation: string, input: object) =>
		askStream<Answer>(endpoint, operation, input);
	const positions: { [shard: string]: string } = existsSync(positionsFile)
		? JSON.parse(readFileSync(positionsFile, "utf8"))
		: {};
	const iterators = new Map<string, string | undefined>();
	/** Those that may still bring something; null while it is not known which there are. */
	let open: { stream: string; shard: Shard }[] | null = null;

	async function shards(): Promise<{ stream: string; shard: Shard }[]> {
		const { Streams } = await ask<{ Streams: { StreamArn: string }[] }>("ListStreams", {
			TableName: tableName,
		});
		const described = Streams.map(async ({ StreamArn }) => {
			const { StreamDescription } = await ask<{ StreamDescription: { Shards: Shard[] } }>(
				"DescribeStream",
				{
					StreamArn,
				},
			);
			return StreamDescription.Shards.map((shard) => ({ stream: StreamArn, shard }));
		});
		const hasEnded = ({ ShardId }: Shard) => iterators.has(ShardId) && !iterators.get(ShardId);
		return (await Promise.all(described)).flat().filter(({ shard }) => !hasEnded(shard));
	}

	async function iteratorFor(stream: string, id: string) {
		const position = positions[id];
		const { ShardIterator } = await ask<{ ShardIterator: string }>("GetShardIterator", {
			StreamArn: stream,
			ShardId: id,
			ShardIteratorType: position ? "AFTER_SEQUENCE_NUMBER" : "TRIM_HORIZON",
			SequenceNumber: position,
		});
		return ShardIterator;
	}

	/** What there is from an iterator on, as much as the follower takes at once. */
	async function read(iterator: string) {
		const records: DynamoDBRecord[] = [];
		for (let next: string | undefined = iterator; ; ) {
			const answer: Records = await ask<Records>("GetRecords", {
				ShardIterator: next,
				Limit: recordsRead,
			});
			records.push(...(answer.Records ?? []));
			next = answer.NextShardIterator;
			// Less than was asked for is all there is. It is dealt with before anything else is asked.
			const isAll = (answer.Records?.length ?? 0) < recordsRead;
			if (!next || isAll || records.length >= mostRecords[name]) return { records, next };
		}
	}

	async function poll() {
		let handled = 0;
		if (open?.length === 0) open = null;
		open ??= await shards();
		for (const { stream, shard } of open) {
			const id = shard.ShardId;
			if (!iterators.has(id)) iterators.set(id, await iteratorFor(stream, id));
			const iterator = iterators.get(id);
			if (!iterator) continue;
			const { records, next } = await read(iterator);
			iterators.set(id, next);
			// Another one goes on where a shard ends.
			if (!next) open = null;
			if (records.length === 0) continue;
			if (consumer) {
				records.forEach(mend);
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
		/** Asks anew where to go on, after a fault. */
		forget() {
			iterators.clear();
			open = null;
		},
	};
}

/** How long changes wait in a rush, in ms: a batch of many costs little more than one of few. */
const rushWait: { [name in Follower]: number } = { stream: 1_000, pages: 15_000 };

/** The longest rest of who renders pages, in ms: after a rendering, and while nobody asks for a page. */
const longestRest = { afterRendering: 1_000, unasked: 15_000 };

/**
 * What Lambda's event source mapping does in the cloud, until it is stopped. Rendering is hard work, so it waits for
 * somebody to ask for a page and rests as long as it took; what changes meanwhile is one rendering, as by the cloud's
 * window.
 */
export function followStream({ poll, forget }: ReturnType<typeof readStream>, name: Follower) {
	const pages = name === "pages";
	async function pollAndRest() {
		if (pages && hasClock) await untilPageIsAsked(longestRest.unasked);
		const began = performance.now();
		const handled = await poll();
		if (handled > 0 && pages)
			await pause(Math.min(performance.now() - began, longestRest.afterRendering));
		return handled;
	}
	return keepPolling(afterRush(pollAndRest, rushWait[name]), (error) => {
		log.error("the stream cannot be followed", nameOfError(error));
		forget();
	});
}

/** DynamoDB Local tells an empty list as a value of no type at all, which the cloud never does. */
function mendValue(value: AttributeValue) {
	if (value.M) mendImage(value.M);
	else if (value.L) value.L.forEach(mendValue);
	else if (Object.keys(value).length === 0) Object.assign(value, { L: [] });
}

function mendImage(image: { [name: string]: AttributeValue }) {
	for (const name in image) mendValue(image[name]);
}

function mend({ dynamodb }: DynamoDBRecord): void {
	mendImage(dynamodb?.OldImage ?? {});
	mendImage(dynamodb?.NewImage ?? {});
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

/** Position of the first record that failed; null when all went well. */
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
