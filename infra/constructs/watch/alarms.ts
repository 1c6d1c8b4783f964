import {
	Alarm,
	ComparisonOperator,
	MathExpression,
	TreatMissingData,
} from "aws-cdk-lib/aws-cloudwatch";
import { SnsAction } from "aws-cdk-lib/aws-cloudwatch-actions";
import type { ILogGroup } from "aws-cdk-lib/aws-logs";
import type { ITopic } from "aws-cdk-lib/aws-sns";
import { Construct } from "constructs";
import { alarmTopic } from "./alarm-topic.ts";
import { addDashboard } from "./dashboard.ts";
import { LogCounts } from "./log-counts.ts";
import { listWatched, type Sources, type Watched } from "./watched.ts";

/**
 * Alarms of a stage, and a dashboard that shows all of them. A local cloud takes no alarms on sums of
 * metrics.
 */
export class Alarms extends Construct {
	constructor(
		scope: Construct,
		id: string,
		{ logGroup, ...sources }: Sources & { logGroup: ILogGroup },
	) {
		super(scope, id);
		const { stage } = sources;
		new LogCounts(this, "LogCounts", { stage, logGroup });
		const topic = alarmTopic(this, stage.alarmsTo);
		const watched = Object.entries<Watched>(listWatched(sources));
		const alarms = watched
			.filter(([, { metric }]) => stage.target === "aws" || !(metric instanceof MathExpression))
			.map(([name, what]) => addAlarm(this, name, what, topic));
		addDashboard(this, `kyokushin-${stage.name}`, sources, alarms);
	}
}

/** An alarm whose name has an entry in the runbook. */
export function addAlarm(
	scope: Construct,
	name: string,
	{ metric, from, meaning, isBelow }: Watched,
	topic: ITopic,
): Alarm {
	const made = new Alarm(scope, name, {
		metric,
		threshold: from,
		evaluationPeriods: 1,
		comparisonOperator: isBelow
			? ComparisonOperator.LESS_THAN_THRESHOLD
			: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
		treatMissingData: isBelow ? TreatMissingData.BREACHING : TreatMissingData.NOT_BREACHING,
		alarmDescription: `${meaning}. What to do: docs/runbook.md, ${name}`,
	});
	const action = new SnsAction(topic);
	made.addAlarmAction(action);
	made.addOkAction(action);
	return made;
}
