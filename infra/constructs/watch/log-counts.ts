import { Metric, type MetricOptions } from "aws-cdk-lib/aws-cloudwatch";
import { FilterPattern, type ILogGroup, MetricFilter } from "aws-cdk-lib/aws-logs";
import { Construct } from "constructs";
import { alarmMessages } from "#shared/app/operation/alarms.ts";
import type { Stage } from "../../stages.ts";

const namespaceOf = ({ name }: Stage) => `kyokushin-${name}`;
const [tasksFailed, reactionsHeld] = ["TasksFailed", "ReactionsHeld"];

/** How often a scheduled task has failed. */
export const failuresOf = (stage: Stage, task: string, options: MetricOptions) =>
	new Metric({
		namespace: namespaceOf(stage),
		metricName: tasksFailed,
		dimensionsMap: { task },
		...options,
	});

/** How often the stream has left a record alone. */
export const reactionsHeldIn = (stage: Stage, options: MetricOptions) =>
	new Metric({ namespace: namespaceOf(stage), metricName: reactionsHeld, ...options });

/** Counts the log lines that alarms watch. A local cloud has no such filters. */
export class LogCounts extends Construct {
	constructor(
		scope: Construct,
		id: string,
		{ stage, logGroup }: { stage: Stage; logGroup: ILogGroup },
	) {
		super(scope, id);
		if (stage.target !== "aws") return;
		const count = (metricName: string, message: string, dimensions?: Record<string, string>) =>
			new MetricFilter(this, metricName, {
				logGroup,
				filterPattern: FilterPattern.stringValue("$.message", "=", message),
				metricNamespace: namespaceOf(stage),
				metricName,
				dimensions,
			});
		count(tasksFailed, alarmMessages.taskFailed, { task: "$.task" });
		count(reactionsHeld, alarmMessages.reactionsHeld);
	}
}
