import { Duration, Validations } from "aws-cdk-lib";
import { Rule, Schedule } from "aws-cdk-lib/aws-events";
import { LambdaFunction } from "aws-cdk-lib/aws-events-targets";
import { PolicyStatement } from "aws-cdk-lib/aws-iam";
import {
	FilterCriteria,
	FilterRule,
	type IFunction,
	StartingPosition,
} from "aws-cdk-lib/aws-lambda";
import { SqsDlq } from "aws-cdk-lib/aws-lambda-event-sources";
import { Queue, QueueEncryption } from "aws-cdk-lib/aws-sqs";
import { Construct } from "constructs";
import { findEntities } from "#functions/domains.ts";
import type { Stage } from "../stages.ts";

type Props = { stage: Stage; streamArn: string; stream: IFunction; pages: IFunction };

type Batches = { batchSize: number; maxBatchingWindow?: Duration; filters?: Filter[] };

type Filter = { [part: string]: unknown };

/**
 * Passes only writes and deletions of the given entities, so that other changes invoke no function
 * and cost nothing.
 */
const changesOf = (entities: unknown[]): Filter[] => {
	const of = { __edb_e__: { S: entities } };
	return [
		FilterCriteria.filter({ dynamodb: { NewImage: of } }),
		FilterCriteria.filter({ eventName: FilterRule.isEqual("REMOVE"), dynamodb: { OldImage: of } }),
	];
};

/**
 * Delivers the table's changes to the functions that follow it, and stores failed batches in a
 * dead-letter queue.
 */
export class TableStream extends Construct {
	readonly deadLetters: Queue;

	constructor(scope: Construct, id: string, { stage, streamArn, stream, pages }: Props) {
		super(scope, id);
		this.deadLetters = new Queue(this, "DeadLetters", {
			encryption: QueueEncryption.SQS_MANAGED,
			enforceSSL: true,
			retentionPeriod: Duration.days(14),
		});
		Validations.of(this.deadLetters).acknowledge({
			id: "AwsSolutions-SQS3",
			reason:
				"This is a dead-letter queue itself: of the event sources below, which the rule does not see.",
		});
		const only = (entities: unknown[]) =>
			stage.target === "aws" && { filters: changesOf(entities) };
		const allBut = [{ "anything-but": findEntities(({ stream }) => stream === "none") }];
		this.follow(streamArn, stream, { batchSize: 50, ...only(allBut) });
		// Batches several edits in a row into one rendering.
		const together = { batchSize: 100, maxBatchingWindow: Duration.seconds(5) };
		this.follow(streamArn, pages, {
			...together,
			...only(FilterRule.or(...findEntities(({ pages }) => pages !== undefined))),
		});
		// Pages also change with time: deadlines pass, events end.
		new Rule(this, "Hourly", {
			schedule: Schedule.rate(Duration.hours(1)),
			targets: [new LambdaFunction(pages, { retryAttempts: 2 })],
		});
	}

	/**
	 * Not CDK's DynamoEventSource, which grants ListStreams on all streams; Lambda needs it on this
	 * stream only.
	 */
	private follow(eventSourceArn: string, reader: IFunction, batches: Batches) {
		reader.addToRolePolicy(
			new PolicyStatement({
				actions: ["DescribeStream", "GetRecords", "GetShardIterator", "ListStreams"].map(
					(action) => `dynamodb:${action}`,
				),
				resources: [eventSourceArn],
			}),
		);
		reader.addEventSourceMapping("TableStream", {
			eventSourceArn,
			...batches,
			// Not LATEST: changes during the deployment must not be lost.
			startingPosition: StartingPosition.TRIM_HORIZON,
			reportBatchItemFailures: true,
			bisectBatchOnError: true,
			retryAttempts: 20,
			onFailure: new SqsDlq(this.deadLetters),
		});
	}
}
