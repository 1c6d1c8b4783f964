import { CfnOutput, CfnParameter, Stack, type StackProps } from "aws-cdk-lib";
import type { Construct } from "constructs";
import { AccessLogs, unknown } from "../constructs/edge/access-logs.ts";
import { Firewall } from "../constructs/edge/firewall.ts";
import { alarmTopic } from "../constructs/watch/alarm-topic.ts";
import { addAlarm } from "../constructs/watch/alarms.ts";
import { watchedAtTheEdge } from "../constructs/watch/watched-edge.ts";
import type { Stage } from "../stages.ts";

/** What CloudFront looks for in us-east-1 only: its firewall, and where its logs and figures go. */
export class EdgeStack extends Stack {
	constructor(scope: Construct, id: string, { stage, ...props }: StackProps & { stage: Stage }) {
		super(scope, id, props);
		const firewall = new Firewall(this, "Firewall", { stage });
		// The site's distribution needs the firewall first; its id comes with the second deployment of this stack.
		const distribution = new CfnParameter(this, "Distribution", {
			default: unknown,
			allowedPattern: "[A-Z0-9-]+",
		});
		new AccessLogs(this, "AccessLogs", { stage, distributionId: distribution.valueAsString });
		const topic = alarmTopic(this, stage.alarmsTo);
		for (const [name, what] of Object.entries(
			watchedAtTheEdge(firewall.name, distribution.valueAsString),
		)) {
			addAlarm(this, name, what, topic);
		}
		new CfnOutput(this, "FirewallArn", { value: firewall.arn });
	}
}
