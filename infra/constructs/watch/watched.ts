import { Duration } from "aws-cdk-lib";
import type { IHttpApi } from "aws-cdk-lib/aws-apigatewayv2";
import { type IMetric, MathExpression, Metric, Stats } from "aws-cdk-lib/aws-cloudwatch";
import type { IFunction } from "aws-cdk-lib/aws-lambda";
import type { IQueue } from "aws-cdk-lib/aws-sqs";
import { taskNames } from "#shared/app/operation/alarms.ts";
import type { FunctionName } from "../../functions.ts";
import type { Stage } from "../../stages.ts";
import type { MailQueues } from "../mail-queues.ts";
import { failuresOf, reactionsHeldIn } from "./log-counts.ts";

export type Sources = {
	stage: Stage;
	apis: IHttpApi[];
	functions: Record<FunctionName, IFunction>;
	deadLetters: IQueue;
	mails: MailQueues;
	tableName: string;
};

/**
 * A metric, and the value from which on the alarm is raised, or with `isBelow` the value below which
 * it is raised, also if there is no value at all.
 */
export type Watched = { metric: IMetric; from: number; meaning: string; isBelow?: true };

const period = Duration.minutes(5);
const minutes = (count: number) => Duration.minutes(count).toMilliseconds();
const sum = { period, statistic: Stats.SUM };
const worst = { period, statistic: Stats.MAXIMUM };

export const ofTable = (TableName: string, metricName: string) =>
	new Metric({ namespace: "AWS/DynamoDB", metricName, dimensionsMap: { TableName }, ...sum });

/** The sum of a metric of all HTTP APIs, or the worst. */
function joinApis(
	apis: IHttpApi[],
	join: "SUM" | "MAX",
	metricOf: (api: IHttpApi) => IMetric,
): MathExpression {
	const metrics = apis.map((api, at) => [`m${at}`, metricOf(api)] as const);
	// An API without calls has no value, which must not hide those of the others.
	const values = metrics.map(([id]) => `FILL(${id}, 0)`);
	return new MathExpression({
		expression: `${join}([${values}])`,
		usingMetrics: Object.fromEntries(metrics),
		period,
	});
}

/** Name of a scheduled task's alarm. */
const alarmOfTask = (task: string) => `Clock${task[0].toUpperCase()}${task.slice(1)}`;

/** Calls that fail, are slow or are refused. */
const watchCalls = ({ apis, functions }: Sources) =>
	({
		ApiFaults: {
			metric: joinApis(apis, "SUM", (api) => api.metricServerError(sum)),
			from: 5,
			meaning: "The API answered 5xx",
		},
		ApiSlow: {
			metric: joinApis(apis, "MAX", (api) =>
				api.metricLatency({ period, statistic: Stats.percentile(99) }),
			),
			from: 3_000,
			meaning: "One call in a hundred takes longer than 3 s",
		},
		RegistrationsThrottled: {
			metric: functions.registrations.metricThrottles(sum),
			from: 1,
			meaning: "Lambda refused registrations: raise the reserved concurrency",
		},
	}) satisfies Record<string, Watched>;

/** What follows a change of the table, and how late it is. */
const watchStream = ({ stage, functions: { stream, pages }, deadLetters }: Sources) =>
	({
		StreamLate: {
			metric: stream.metric("IteratorAge", worst),
			from: minutes(5),
			meaning: "Counts and notifications are more than 5 minutes behind the table",
		},
		PagesLate: {
			metric: pages.metric("IteratorAge", worst),
			from: minutes(15),
			meaning: "Public pages are more than 15 minutes behind the table",
		},
		PagesFailed: {
			metric: pages.metricErrors(sum),
			from: 3,
			meaning: "Public pages cannot be rendered",
		},
		ReactionsHeld: {
			metric: reactionsHeldIn(stage, sum),
			from: 1,
			meaning: "The system kept changing a registration and has left it alone for now",
		},
		DeadLetters: {
			metric: deadLetters.metricApproximateNumberOfMessagesVisible(worst),
			from: 1,
			meaning: "A change of the table could not be dealt with",
		},
	}) satisfies Record<string, Watched>;

/** The scheduled job, and each of its tasks. */
const watchClock = ({ stage, functions: { clock } }: Sources) =>
	({
		ClockFailed: {
			metric: clock.metricErrors(sum),
			from: 2,
			meaning: "The scheduled job as a whole fails",
		},
		ClockStopped: {
			metric: clock.metricInvocations({ ...sum, period: Duration.minutes(15) }),
			from: 1,
			isBelow: true,
			meaning: "The scheduled job has not run for 15 minutes",
		},
		...Object.fromEntries<Watched>(
			taskNames.map((task) => [
				alarmOfTask(task),
				{
					metric: failuresOf(stage, task, sum),
					from: 1,
					meaning: `The scheduled task "${task}" fails`,
				},
			]),
		),
	}) satisfies Record<string, Watched>;

const ofMail = (metricName: string) =>
	new Metric({
		namespace: "AWS/SES",
		metricName,
		period: Duration.hours(1),
		statistic: Stats.AVERAGE,
	});

/** Emails that wait or fail, and what SES holds against us. */
const watchMail = ({ mails }: Sources) =>
	({
		LettersLate: {
			metric: mails.letters.metricApproximateAgeOfOldestMessage(worst),
			from: Duration.minutes(10).toSeconds(),
			meaning: "A reset link or the like has been waiting for more than 10 minutes",
		},
		NoticesLate: {
			metric: mails.notices.metricApproximateAgeOfOldestMessage(worst),
			from: Duration.minutes(30).toSeconds(),
			meaning: "A notice by mail has been waiting for more than 30 minutes",
		},
		BroadcastsLate: {
			metric: mails.broadcasts.metricApproximateAgeOfOldestMessage(worst),
			from: Duration.hours(6).toSeconds(),
			meaning: "A message to many by mail has been waiting for more than 6 hours",
		},
		MailDeadLetters: {
			metric: mails.deadLetters.metricApproximateNumberOfMessagesVisible(worst),
			from: 1,
			meaning: "A mail could not be sent",
		},
		// SES reviews an account from 5 % bounces or 0.1 % complaints.
		MailBounces: {
			metric: ofMail("Reputation.BounceRate"),
			from: 0.04,
			meaning: "Too many mails bounce",
		},
		MailComplaints: {
			metric: ofMail("Reputation.ComplaintRate"),
			from: 0.0008,
			meaning: "Too many complaints",
		},
	}) satisfies Record<string, Watched>;

const watchTable = ({ tableName }: Sources) =>
	({
		WritesThrottled: {
			metric: ofTable(tableName, "WriteThrottleEvents"),
			from: 50,
			meaning: "The table refuses writes",
		},
		ReadsThrottled: {
			metric: ofTable(tableName, "ReadThrottleEvents"),
			from: 50,
			meaning: "The table refuses reads",
		},
	}) satisfies Record<string, Watched>;

/** Metrics with alarms. docs/runbook.md has an entry for each name. */
export const listWatched = (sources: Sources) => ({
	...watchCalls(sources),
	...watchStream(sources),
	...watchClock(sources),
	...watchMail(sources),
	...watchTable(sources),
});
