import {
	type _Record,
	DynamoDBStreamsClient,
	GetRecordsCommand,
	GetShardIteratorCommand,
} from "@aws-sdk/client-dynamodb-streams";
import { InvokeCommand, LambdaClient } from "@aws-sdk/client-lambda";
import {
	ChangeMessageVisibilityCommand,
	DeleteMessageCommand,
	ListQueuesCommand,
	type Message,
	ReceiveMessageCommand,
	SQSClient,
} from "@aws-sdk/client-sqs";

/**
 * Message that Lambda puts into the dead-letter queue of a stream: the position of the records, not
 * the records.
 */
type LaidAside = {
	requestContext: { functionArn: string };
	DDBStreamBatchInfo: {
		shardId: string;
		startSequenceNumber: string;
		endSequenceNumber: string;
		streamArn: string;
	};
};

const queues = new SQSClient({ useQueueUrlAsEndpoint: false });
const streams = new DynamoDBStreamsClient({});
const functions = new LambdaClient({});

const sequence = (record: _Record) => record.dynamodb?.SequenceNumber ?? "";

/** Reads a failed batch again. The stream retains records for 24 hours; older ones are lost. */
async function readAgain({ DDBStreamBatchInfo: batch }: LaidAside): Promise<_Record[]> {
	const last = BigInt(batch.endSequenceNumber);
	const found: _Record[] = [];
	let { ShardIterator: iterator } = await streams.send(
		new GetShardIteratorCommand({
			StreamArn: batch.streamArn,
			ShardId: batch.shardId,
			ShardIteratorType: "AT_SEQUENCE_NUMBER",
			SequenceNumber: batch.startSequenceNumber,
		}),
	);
	while (iterator) {
		const page = await streams.send(new GetRecordsCommand({ ShardIterator: iterator }));
		const records = page.Records ?? [];
		found.push(...records.filter((record) => BigInt(sequence(record)) <= last));
		if (
			records.length === 0 ||
			found.length === 0 ||
			BigInt(sequence(records[records.length - 1])) >= last
		)
			break;
		iterator = page.NextShardIterator;
	}
	return found;
}

/**
 * Passes records to the function that failed, as its event source would. Throws if it fails again.
 */
async function hand(FunctionName: string, Records: _Record[]): Promise<void> {
	const { FunctionError, Payload } = await functions.send(
		new InvokeCommand({ FunctionName, Payload: JSON.stringify({ Records }) }),
	);
	const answer = Payload?.length ? JSON.parse(new TextDecoder().decode(Payload)) : null;
	if (FunctionError)
		throw new Error(`${FunctionName} fails: ${answer?.errorType ?? FunctionError}`);
	const failed = answer?.batchItemFailures?.[0]?.itemIdentifier;
	if (failed) throw new Error(`${FunctionName} fails at record ${failed}`);
}

async function handMessage({ MessageId, Body = "" }: Message): Promise<number> {
	const aside: LaidAside = JSON.parse(Body);
	const records = await readAgain(aside);
	if (records.length === 0)
		throw new Error(`The stream no longer has the records of message ${MessageId}`);
	await hand(aside.requestContext.functionArn, records);
	return records.length;
}

/**
 * Passes permanently failed batches of a stage to their functions again, after the cause was fixed.
 * Deletes a message once all of its records are processed; stops at the first one that still fails.
 * Returns the number of records processed.
 */
export async function redriveDeadLetters(stage: string): Promise<number> {
	const QueueNamePrefix = `kyokushin-${stage}-site-TableStreamDeadLetters`;
	const { QueueUrls: [QueueUrl] = [] } = await queues.send(
		new ListQueuesCommand({ QueueNamePrefix }),
	);
	if (!QueueUrl)
		throw new Error(`No queue ${QueueNamePrefix}…: is stage "${stage}" deployed here?`);
	for (let handed = 0; ; ) {
		const { Messages: [message] = [] } = await queues.send(
			new ReceiveMessageCommand({ QueueUrl, MaxNumberOfMessages: 1, VisibilityTimeout: 300 }),
		);
		if (!message) return handed;
		const { ReceiptHandle } = message;
		try {
			handed += await handMessage(message);
		} catch (error) {
			await queues.send(
				new ChangeMessageVisibilityCommand({ QueueUrl, ReceiptHandle, VisibilityTimeout: 0 }),
			);
			throw error;
		}
		await queues.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle }));
	}
}
