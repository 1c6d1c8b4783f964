import { Aws } from "aws-cdk-lib";
import { PolicyStatement, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import { Topic } from "aws-cdk-lib/aws-sns";
import { EmailSubscription } from "aws-cdk-lib/aws-sns-subscriptions";
import type { Construct } from "constructs";

/** SNS topic that emails this account's alarms. */
export function alarmTopic(scope: Construct, address: string): Topic {
	const topic = new Topic(scope, "Topic", { enforceSSL: true });
	topic.addSubscription(new EmailSubscription(address));
	// A topic with a policy loses the default one, which lets the account's alarms publish.
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
