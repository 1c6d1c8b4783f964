import {
	type Alarm,
	Dashboard,
	GraphWidget,
	type IMetric,
	Stats,
} from "aws-cdk-lib/aws-cloudwatch";
import type { IFunction } from "aws-cdk-lib/aws-lambda";
import type { Construct } from "constructs";
import { ofTable, type Sources } from "./watched.ts";

const graph = (title: string, left: IMetric[], right: IMetric[] = []) =>
	new GraphWidget({ title, left, right, width: 8 });

/**
 * Dashboard of a stage: user-visible metrics first, then those of the backend, then each alarm with
 * its threshold.
 */
export function addDashboard(
	scope: Construct,
	dashboardName: string,
	sources: Sources,
	alarms: Alarm[],
): void {
	const { apis, functions, deadLetters, mails, tableName } = sources;
	const { registrations, stream, pages } = functions;
	const each = (metric: (of: IFunction) => IMetric) => Object.values(functions).map(metric);
	const p99 = Stats.percentile(99);
	const table = (...names: string[]) => names.map((name) => ofTable(tableName, name));
	const dashboard = new Dashboard(scope, "Dashboard", { dashboardName });
	dashboard.addWidgets(
		graph(
			"Requests by API",
			apis.map((api) => api.metricCount()),
			apis.flatMap((api) => [api.metricClientError(), api.metricServerError()]),
		),
		graph(
			"Errors by function",
			each((one) => one.metricErrors()),
		),
		graph(
			"Time by function, p99",
			each((one) => one.metricDuration({ statistic: p99 })),
		),
		graph(
			"Throttles by function",
			each((one) => one.metricThrottles()),
		),
		graph("Registrations at once", [
			registrations.metric("ConcurrentExecutions", { statistic: Stats.MAXIMUM }),
		]),
		graph(
			"Age of the stream",
			[stream, pages].map((one) => one.metric("IteratorAge", { statistic: Stats.MAXIMUM })),
		),
		graph(
			"Age of the mail queues",
			[mails.letters, mails.notices, mails.broadcasts].map((queue) =>
				queue.metricApproximateAgeOfOldestMessage(),
			),
		),
		graph(
			"Dead letters",
			[deadLetters, mails.deadLetters].map((queue) =>
				queue.metricApproximateNumberOfMessagesVisible(),
			),
		),
		graph("Table, consumed", table("ConsumedWriteCapacityUnits", "ConsumedReadCapacityUnits")),
		graph("Table, throttled", table("WriteThrottleEvents", "ReadThrottleEvents")),
	);
	dashboard.addWidgets(
		...alarms.map(
			(alarm) =>
				new GraphWidget({
					title: alarm.node.id,
					left: [alarm.metric],
					leftAnnotations: [alarm.toAnnotation()],
					width: 8,
				}),
		),
	);
}
