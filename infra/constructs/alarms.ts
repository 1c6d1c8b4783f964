import { Aws } from "aws-cdk-lib";
import { Alarm, ComparisonOperator, Dashboard, GraphWidget, TreatMissingData } from "aws-cdk-lib/aws-cloudwatch";
import { SnsAction } from "aws-cdk-lib/aws-cloudwatch-actions";
import { PolicyStatement, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import { Topic } from "aws-cdk-lib/aws-sns";
import { EmailSubscription } from "aws-cdk-lib/aws-sns-subscriptions";
import { Construct } from "constructs";
import type { Stage } from "../stages.ts";
import { type Sources, type Watched, watched } from "./watched.ts";

/** Calls somebody when something is wrong, and shows all of it on one dashboard. */
export class Alarms extends Construct {
	constructor(scope: Construct, id: string, { stage, ...sources }: Sources & { stage: Stage }) {
		super(scope, id);
		const action = new SnsAction(this.topic(stage.alarmsTo));
		const dashboard = new Dashboard(this, "Dashboard", { dashboardName: `kyokushin-${stage.name}` });
		const widgets = Object.entries<Watched>(watched(sources)).map(([name, { metric, from, meaning }]) => {
			const alarm = new Alarm(this, name, {
				metric,
				threshold: from,
				evaluationPeriods: 1,
				comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
				treatMissingData: TreatMissingData.NOT_BREACHING,
				alarmDescription: `${meaning}. What to do: docs/runbook.md, ${name}`,
			});
			alarm.addAlarmAction(action);
			alarm.addOkAction(action);
			return new GraphWidget({ title: name, left: [metric], leftAnnotations: [alarm.toAnnotation()], width: 8 });
		});
		const { functions } = sources;
		dashboard.addWidgets(
			new GraphWidget({ title: "Calls", left: [sources.api.metricCount()], right: [sources.api.metricClientError()] }),
			new GraphWidget({ title: "Time by function", left: Object.values(functions).map((one) => one.metricDuration()) }),
		);
		dashboard.addWidgets(...widgets);
	}

	private topic(address: string): Topic {
		const topic = new Topic(this, "Topic", { enforceSSL: true });
		topic.addSubscription(new EmailSubscription(address));
		// A topic with a policy has no default one any more, by which the account's own alarms may write.
		topic.addToResourcePolicy(
			new PolicyStatement({
				principals: [new ServicePrincipal("cloudwatch.amazonaws.com")],
				actions: ["sns:Publish"],
				resources: [topic.topicArn],
				conditions: { StringEquals: { "AWS:SourceAccount": Aws.ACCOUNT_ID } },
			}),
		);
		return topic;
	}
}
