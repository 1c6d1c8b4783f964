import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import {
	type _Record,
	type AttributeValue,
	DescribeStreamCommand,
	DynamoDBStreamsClient,
	GetRecordsCommand,
	type GetRecordsCommandOutput,
	GetShardIteratorCommand,
	ListStreamsCommand,
	type Shard,
} from "@aws-sdk/client-dynamodb-streams";
import { log, nameOfError } from "#functions/core/log.ts";
import { awsClient } from "#functions/core/outside/aws.ts";
import { keepPolling } from "../poll.ts";
import { folders, localDir } from "../settings.ts";
import { writeWhole } from "../writeWhole.ts";

type Record = _Record;
type Consumer = (event: { Records: Record[] }) => Promise<{ batchItemFailures: { itemIdentifier: string }[] } | void>;

/** The functions that follow the table's stream, each at its own pace. */
export const followers = ["stream", "pages"] as const;
type Follower = (typeof followers)[number];

const tries = 5;

const recordsRead = 500;
/** Pages are rendered once of many changes, or they come ever later where thousands are made. */
const mostRecords: { [name in Follower]: number } = { stream: 500, pages: 5_000 };

const sequenceOf = (record: Record) => record.dynamodb?.SequenceNumber ?? "";

/**
 * Reads the table's stream from where its follower left off, hands it batches, tries a failed record again and at last
 * lays it aside. `poll` goes through what is there and tells how many records that was. Without a consumer they are
 * taken as read.
 */
export function readStream(endpoint: string, tableName: string, name: Follower, consumer?: Consumer) {
	const positionsFile = join(localDir, `stream.${name}.json`);
	const client = new DynamoDBStreamsClient({
		...awsClient,
		endpoint,
		region: "local",
		credentials: { accessKeyId: "local", secretAccessKey: "local" },
	});
	const positions: { [shard: string]: string } = existsSync(positionsFile)
		? JSON.parse(readFileSync(positionsFile, "utf8"))
		: {};
	const iterators = new Map<string, string | undefined>();
	/** Those that may still bring something; null while it is not known which there are. */
	let open: { stream: string; shard: Shard }[] | null = null;

	async function shards(): Promise<{ stream: string; shard: Shard }[]> {
		const { Streams } = await client.send(new ListStreamsCommand({ TableName: tableName }));
		const described = (Streams ?? []).map(async ({ StreamArn }) => {
			const { StreamDescription } = await client.send(new DescribeStreamCommand({ StreamArn }));
			return (StreamDescription?.Shards ?? []).map((shard) => ({ stream: StreamArn ?? "", shard }));
		});
		const hasEnded = ({ ShardId = "" }: Shard) => iterators.has(ShardId) && !iterators.get(ShardId);
		return (await Promise.all(described)).flat().filter(({ shard }) => !hasEnded(shard));
	}

	async function iteratorFor(stream: string, id: string) {
		const position = positions[id];
		const { ShardIterator } = await client.send(
			new GetShardIteratorCommand({
				StreamArn: stream,
				ShardId: id,
				ShardIteratorType: position ? "AFTER_SEQUENCE_NUMBER" : "TRIM_HORIZON",
				SequenceNumber: position,
			}),
		);
		return ShardIterator;
	}

	/** What there is from an iterator on, as much as the follower takes at once. */
	async function read(iterator: string) {
		const records: Record[] = [];
		for (let next: string | undefined = iterator; ; ) {
			const answer: GetRecordsCommandOutput = await client.send(
				new GetRecordsCommand({ ShardIterator: next, Limit: recordsRead }),
			);
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
			const id = shard.ShardId ?? "";
			if (!iterators.has(id)) iterators.set(id, await iteratorFor(stream, id));
			const iterator = iterators.get(id);
			if (!iterator) continue;
			const { records, next } = await read(iterator);
			iterators.set(id, next);
			// Another one goes on where a shard ends.
			if (!next) open = null;
			if (records.length === 0) continue;
			if (consumer) await deliver(name, consumer, records.map(mended));
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
		close: () => client.destroy(),
	};
}

/** The longest rest of who renders pages, in ms. */
const longestRest = 1_000;

/**
 * What Lambda's event source mapping does in the cloud, until it is stopped. Rendering is hard work in the process that
 * answers calls, so it rests as long as it took; what changes meanwhile is one rendering, as by the cloud's window.
 */
export function followStream({ poll, forget, close }: ReturnType<typeof readStream>, name: Follower) {
	async function pollAndRest() {
		const began = performance.now();
		const handled = await poll();
		if (handled > 0 && name === "pages") await pause(Math.min(performance.now() - began, longestRest));
		return handled;
	}
	const polling = keepPolling(pollAndRest, (error) => {
		log.error("the stream cannot be followed", nameOfError(error));
		forget();
	});
	return {
		async stop() {
			await polling.stop();
			close();
		},
	};
}

type Value = AttributeValue;
type Image = { [name: string]: Value };

/** DynamoDB Local tells an empty list as a value of no type at all, which the cloud never does. */
function mendedValue(value: Value): Value {
	if (Object.keys(value).length === 0) return { L: [] };
	if (value.M) return { M: mendedImage(value.M) };
	return value.L ? { L: value.L.map(mendedValue) } : value;
}

const mendedImage = (image: Image): Image =>
	Object.fromEntries(Object.entries(image).map(([name, value]) => [name, mendedValue(value)]));

function mended(record: Record): Record {
	const { OldImage, NewImage } = record.dynamodb ?? {};
	return {
		...record,
		dynamodb: {
			...record.dynamodb,
			OldImage: OldImage && mendedImage(OldImage),
			NewImage: NewImage && mendedImage(NewImage),
		},
	};
}

async function deliver(name: string, consumer: Consumer, records: Record[]) {
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
async function firstFailure(consumer: Consumer, records: Record[]): Promise<number | null> {
	try {
		const answer = await consumer({ Records: records });
		const failure = answer?.batchItemFailures[0];
		return failure ? records.findIndex((record) => sequenceOf(record) === failure.itemIdentifier) : null;
	} catch {
		return 0;
	}
}

const layAside = (consumer: string, record: Record) =>
	writeWhole(join(folders.deadLetters, `${consumer}-${sequenceOf(record)}.json`), JSON.stringify(record));
