import { Duration } from "aws-cdk-lib";
import { EventField, Rule, RuleTargetInput } from "aws-cdk-lib/aws-events";
import { SqsQueue } from "aws-cdk-lib/aws-events-targets";
import { PolicyStatement } from "aws-cdk-lib/aws-iam";
import type { IFunction } from "aws-cdk-lib/aws-lambda";
import { SqsEventSource } from "aws-cdk-lib/aws-lambda-event-sources";
import { Queue, QueueEncryption, type QueueProps } from "aws-cdk-lib/aws-sqs";
import { Construct } from "constructs";

const guarded = { encryption: QueueEncryption.SQS_MANAGED, enforceSSL: true } satisfies QueueProps;
const longest = Duration.days(14);

/** Wait before a failed email is retried: six times the function's timeout, as AWS recommends. */
const pause = Duration.minutes(6);
/** Enough retries to survive a mail service that is down for a working day. */
const tries = 100;

/**
 * Queues of emails for the mail service, separate by urgency, and the dead-letter queue for those
 * that could not be sent.
 */
export class MailQueues extends Construct {
	/** Emails that people wait for, such as reset links. */
	readonly letters: Queue;
	/** Emails about registrations: thousands when registration opens. */
	readonly notices: Queue;
	/** Broadcasts: one may go to everyone, and none is urgent. */
	readonly broadcasts: Queue;
	readonly deadLetters: Queue;

	constructor(scope: Construct, id: string) {
		super(scope, id);
		this.deadLetters = new Queue(this, "DeadLetters", { ...guarded, retentionPeriod: longest });
		const deadLetterQueue = { queue: this.deadLetters, maxReceiveCount: tries };
		const options = {
			...guarded,
			retentionPeriod: longest,
			visibilityTimeout: pause,
			deadLetterQueue,
		};
		this.letters = new Queue(this, "Letters", options);
		this.notices = new Queue(this, "Notices", options);
		this.broadcasts = new Queue(this, "Broadcasts", options);
	}

	/**
	 * Makes the function consume the queues. Two concurrent invocations for each queue, the minimum
	 * of AWS, send about 10 to 20 emails a second.
	 */
	feed(sender: IFunction) {
		const how = { batchSize: 10, maxConcurrency: 2, reportBatchItemFailures: true };
		for (const queue of [this.letters, this.notices, this.broadcasts])
			sender.addEventSource(new SqsEventSource(queue, how));
	}
}

/**
 * Passes on to the mail function which of our emails came back or were marked as spam. The mail
 * service publishes events of all stages of an account.
 */
export class MailOutcomes extends Construct {
	constructor(
		scope: Construct,
		id: string,
		{ queues, configurationSet }: { queues: MailQueues; configurationSet: string },
	) {
		super(scope, id);
		const order = { kind: "outcome", detail: EventField.fromPath("$.detail") };
		new Rule(this, "Rule", {
			eventPattern: {
				source: ["aws.ses"],
				detailType: ["Email Bounced", "Email Complaint Received"],
				detail: { mail: { tags: { "ses:configuration-set": [configurationSet] } } },
			},
			targets: [
				new SqsQueue(queues.letters, {
					message: RuleTargetInput.fromObject(order),
					deadLetterQueue: queues.deadLetters,
				}),
			],
		});
	}
}

/** Permission to send to the queues. */
export const queueRights = ({ letters, notices, broadcasts }: MailQueues) =>
	new PolicyStatement({
		actions: ["sqs:SendMessage"],
		resources: [letters, notices, broadcasts].map(({ queueArn }) => queueArn),
	});
