import { Aws } from "aws-cdk-lib";
import { PolicyStatement, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import { Topic } from "aws-cdk-lib/aws-sns";
import { EmailSubscription } from "aws-cdk-lib/aws-sns-subscriptions";
import type { Construct } from "constructs";

/** Where this account's alarms reach somebody. */
export function alarmTopic(scope: Construct, address: string): Topic {
	const topic = new Topic(scope, "Topic", { enforceSSL: true });
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
