import {
	DynamoDBClient,
	UpdateContinuousBackupsCommand,
	UpdateTimeToLiveCommand,
} from "@aws-sdk/client-dynamodb";
import {
	LambdaClient,
	ListEventSourceMappingsCommand,
	paginateListFunctions,
	UpdateEventSourceMappingCommand,
	UpdateFunctionConfigurationCommand,
} from "@aws-sdk/client-lambda";
import {
	GetQueueAttributesCommand,
	SetQueueAttributesCommand,
	SQSClient,
} from "@aws-sdk/client-sqs";
import { table } from "#shared/core/table.ts";
import { type Outputs, siteTemplate } from "./deploy.ts";
import { importRoutes } from "./routes.ts";

type Resource = { Type: string; Properties: { RedrivePolicy?: { maxReceiveCount: number } } };

/** Number of attempts for an email in the template. */
function mailTries(): number {
	const resources = Object.entries<Resource>(siteTemplate().Resources);
	const queues = resources.filter(([id]) => id.startsWith("Mails"));
	const [policy] = queues.flatMap(([, { Properties }]) => Properties.RedrivePolicy ?? []);
	return policy.maxReceiveCount;
}

type MailOutputs = Pick<
	Outputs,
	"LetterQueue" | "NoticeQueue" | "BroadcastQueue" | "MailDeadLetters"
>;

/**
 * Configures the dead-letter queue of emails.
 * @param tries attempts for an email; by default as in the template
 */
export async function redriveMails(
	{ LetterQueue, NoticeQueue, BroadcastQueue, MailDeadLetters }: MailOutputs,
	{ tries = mailTries(), pause }: { tries?: number; pause?: number } = {},
): Promise<void> {
	const client = new SQSClient({ useQueueUrlAsEndpoint: false });
	const { Attributes } = await client.send(
		new GetQueueAttributesCommand({ QueueUrl: MailDeadLetters, AttributeNames: ["QueueArn"] }),
	);
	const policy = { deadLetterTargetArn: Attributes?.QueueArn, maxReceiveCount: tries };
	for (const QueueUrl of [LetterQueue, NoticeQueue, BroadcastQueue]) {
		const RedrivePolicy = JSON.stringify(policy);
		const Attributes = {
			RedrivePolicy,
			...(pause !== undefined && { VisibilityTimeout: String(pause) }),
		};
		await client.send(new SetQueueAttributesCommand({ QueueUrl, Attributes }));
	}
}

/**
 * Sets how long a batch of the table's stream may fail. MiniStack does not count attempts: it
 * retries once a second without end, unless records have a maximum age.
 */
export async function limitStream(FunctionName: string, seconds: number): Promise<void> {
	const client = new LambdaClient({});
	const { EventSourceMappings = [] } = await client.send(
		new ListEventSourceMappingsCommand({ FunctionName }),
	);
	for (const { UUID } of EventSourceMappings)
		await client.send(
			new UpdateEventSourceMappingCommand({ UUID, MaximumRecordAgeInSeconds: seconds }),
		);
}

/** How many times as long a function may run here as on AWS. */
const patience = 6;
/** The longest timeout of a function, in seconds. */
const longest = 900;

/**
 * Lengthens the timeouts of all functions. All share the cores of this machine with the tests and the
 * emulator, which ends a function that runs out of time and answers its call with an error.
 */
async function lengthenTimeouts(): Promise<void> {
	const client = new LambdaClient({});
	for await (const { Functions = [] } of paginateListFunctions({ client }, {}))
		for (const { FunctionName, Timeout = 3 } of Functions)
			await client.send(
				new UpdateFunctionConfigurationCommand({
					FunctionName,
					Timeout: Math.min(Timeout * patience, longest),
				}),
			);
}

/** Applies settings of the templates that MiniStack's CloudFormation silently ignores. */
export async function applyEmulatorPatches(outputs: Outputs): Promise<void> {
	await importRoutes(outputs);
	await lengthenTimeouts();
	const client = new DynamoDBClient({});
	const TableName = outputs.KepttableName;
	const TimeToLiveSpecification = { AttributeName: table.timeToLive, Enabled: true };
	await client.send(new UpdateTimeToLiveCommand({ TableName, TimeToLiveSpecification }));
	const PointInTimeRecoverySpecification = { PointInTimeRecoveryEnabled: true };
	await client.send(
		new UpdateContinuousBackupsCommand({ TableName, PointInTimeRecoverySpecification }),
	);
	await redriveMails(outputs);
	// The minimum of AWS, and longer than its twenty attempts last here.
	for (const name of [outputs.StreamFunction, outputs.PagesFunction]) await limitStream(name, 60);
}
