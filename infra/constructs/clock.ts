import { Duration } from "aws-cdk-lib";
import { Rule, Schedule } from "aws-cdk-lib/aws-events";
import { LambdaFunction } from "aws-cdk-lib/aws-events-targets";
import type { IFunction } from "aws-cdk-lib/aws-lambda";
import { Construct } from "constructs";

/** Invokes the function for scheduled tasks every five minutes. */
export class Clock extends Construct {
	constructor(scope: Construct, id: string, { clock }: { clock: IFunction }) {
		super(scope, id);
		new Rule(this, "EveryFiveMinutes", {
			schedule: Schedule.rate(Duration.minutes(5)),
			targets: [new LambdaFunction(clock, { retryAttempts: 2 })],
		});
	}
}
