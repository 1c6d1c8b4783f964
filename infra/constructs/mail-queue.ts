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

/** Where mails wait for the mail service, and where those lie that could not be sent. */
export class MailQueue extends Construct {
	readonly queue: Queue;
	readonly deadLetters: Queue;

	constructor(scope: Construct, id: string) {
		super(scope, id);
		this.deadLetters = new Queue(this, "DeadLetters", { ...guarded, retentionPeriod: longest });
		this.queue = new Queue(this, "Queue", {
			...guarded,
			retentionPeriod: longest,
			visibilityTimeout: pause,
			deadLetterQueue: { queue: this.deadLetters, maxReceiveCount: tries },
		});
	}

	/** Hands the queue to who sends the mails; two at once keep below what a new SES account may send a second. */
	feed(sender: IFunction) {
		sender.addEventSource(
			new SqsEventSource(this.queue, { batchSize: 10, maxConcurrency: 2, reportBatchItemFailures: true }),
		);
	}
}

/** To put something into the queue. */
export const queueRights = ({ queueArn }: Queue) =>
	new PolicyStatement({ actions: ["sqs:SendMessage"], resources: [queueArn] });
