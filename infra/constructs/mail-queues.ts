import { Duration } from "aws-cdk-lib";
import { PolicyStatement } from "aws-cdk-lib/aws-iam";
import type { IFunction } from "aws-cdk-lib/aws-lambda";
import { SqsEventSource } from "aws-cdk-lib/aws-lambda-event-sources";
import { Queue, QueueEncryption, type QueueProps } from "aws-cdk-lib/aws-sqs";
import { Construct } from "constructs";

const guarded = { encryption: QueueEncryption.SQS_MANAGED, enforceSSL: true } satisfies QueueProps;
const longest = Duration.days(14);

/** How long a mail that failed waits: six times the function's own time, as Lambda asks for. */
const pause = Duration.minutes(6);
/** A mail service that is down for a working day loses nothing. */
const tries = 100;

/** Where mails wait for the mail service, those that somebody waits for apart, and where those lie that could not be sent. */
export class MailQueues extends Construct {
	/** Reset links and the like. */
	readonly letters: Queue;
	/** What became of an entry: thousands at an opening. */
	readonly notices: Queue;
	/** Messages to many: one may be for everybody, and none is in a hurry. */
	readonly broadcasts: Queue;
	readonly deadLetters: Queue;

	constructor(scope: Construct, id: string) {
		super(scope, id);
		this.deadLetters = new Queue(this, "DeadLetters", { ...guarded, retentionPeriod: longest });
		const deadLetterQueue = { queue: this.deadLetters, maxReceiveCount: tries };
		const kept = {
			...guarded,
			retentionPeriod: longest,
			visibilityTimeout: pause,
			deadLetterQueue,
		};
		this.letters = new Queue(this, "Letters", kept);
		this.notices = new Queue(this, "Notices", kept);
		this.broadcasts = new Queue(this, "Broadcasts", kept);
	}

	/** Hands the queues to who sends the mails; two of each at once, the fewest that AWS allows, send some ten to twenty a second. */
	feed(sender: IFunction) {
		const how = { batchSize: 10, maxConcurrency: 2, reportBatchItemFailures: true };
		for (const queue of [this.letters, this.notices, this.broadcasts])
			sender.addEventSource(new SqsEventSource(queue, how));
	}
}

/** To put something into the queues. */
export const queueRights = ({ letters, notices, broadcasts }: MailQueues) =>
	new PolicyStatement({
		actions: ["sqs:SendMessage"],
		resources: [letters, notices, broadcasts].map(({ queueArn }) => queueArn),
	});
