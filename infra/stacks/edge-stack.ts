import { CfnOutput, Stack, type StackProps } from "aws-cdk-lib";
import type { Construct } from "constructs";
import { AccessLogs } from "../constructs/edge/access-logs.ts";
import { Firewall } from "../constructs/edge/firewall.ts";
import { alarmTopic } from "../constructs/watch/alarm-topic.ts";
import { addAlarm } from "../constructs/watch/alarms.ts";
import { watchedAtTheEdge } from "../constructs/watch/watched-edge.ts";
import type { Stage } from "../stages.ts";
import { distributionParameter } from "./distribution-parameter.ts";

/** Resources that CloudFront requires in us-east-1: its firewall, logs and metrics. */
export class EdgeStack extends Stack {
	constructor(scope: Construct, id: string, { stage, ...props }: StackProps & { stage: Stage }) {
		super(scope, id, props);
		const firewall = new Firewall(this, "Firewall", { stage });
		// The site's distribution needs the firewall first.
		const distributionId = distributionParameter(this);
		new AccessLogs(this, "AccessLogs", { stage, distributionId });
		const topic = alarmTopic(this, stage.alarmsTo);
		for (const [name, what] of Object.entries(watchedAtTheEdge(firewall.name, distributionId))) {
			addAlarm(this, name, what, topic);
		}
		new CfnOutput(this, "FirewallArn", { value: firewall.arn });
	}
}
