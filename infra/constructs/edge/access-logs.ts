import { Aws, CfnCondition, Fn, RemovalPolicy } from "aws-cdk-lib";
import { PolicyStatement, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import {
	CfnDelivery,
	CfnDeliveryDestination,
	CfnDeliverySource,
	LogGroup,
	ResourcePolicy,
} from "aws-cdk-lib/aws-logs";
import { Construct } from "constructs";
import type { Stage } from "../../stages.ts";

/**
 * Fields of an access log line. Personal data is left out: address, cookie, query string, referrer
 * and browser.
 */
const logged = [
	"date",
	"time",
	"x-edge-location",
	"c-country",
	"cs-method",
	"cs-uri-stem",
	"sc-status",
	"sc-bytes",
	"time-taken",
	"time-to-first-byte",
	"x-edge-result-type",
	"x-edge-detailed-result-type",
	"x-edge-request-id",
	"cs-protocol",
	"cs-protocol-version",
	"ssl-protocol",
];

/** Parameter value while the distribution does not exist yet. */
export const unknown = "-";

/** Access logs of CloudFront, stored for the stage's retention time. */
export class AccessLogs extends Construct {
	constructor(
		scope: Construct,
		id: string,
		{ stage, distributionId }: { stage: Stage; distributionId: string },
	) {
		super(scope, id);
		const name = `kyokushin-${stage.name}-site`;
		const log = new LogGroup(this, "Log", {
			logGroupName: `/aws/vendedlogs/cloudfront/${name}`,
			retention: stage.logRetention,
			removalPolicy: RemovalPolicy.DESTROY,
		});
		const policy = new ResourcePolicy(this, "Writer", { policyStatements: [mayWrite(log)] });
		const source = new CfnDeliverySource(this, "Source", {
			name,
			logType: "ACCESS_LOGS",
			resourceArn: `arn:${Aws.PARTITION}:cloudfront::${Aws.ACCOUNT_ID}:distribution/${distributionId}`,
		});
		const destination = new CfnDeliveryDestination(this, "Destination", {
			name,
			destinationResourceArn: log.logGroupArn,
			outputFormat: "json",
		});
		const delivery = new CfnDelivery(this, "Delivery", {
			deliverySourceName: source.name,
			deliveryDestinationArn: destination.attrArn,
			recordFields: logged,
		});
		delivery.node.addDependency(source, policy);
		const known = new CfnCondition(this, "Known", {
			expression: Fn.conditionNot(Fn.conditionEquals(distributionId, unknown)),
		});
		for (const part of [source, delivery]) part.cfnOptions.condition = known;
	}
}

const mayWrite = (log: LogGroup) =>
	new PolicyStatement({
		principals: [new ServicePrincipal("delivery.logs.amazonaws.com")],
		actions: ["logs:CreateLogStream", "logs:PutLogEvents"],
		resources: [log.logGroupArn],
		conditions: { StringEquals: { "aws:SourceAccount": Aws.ACCOUNT_ID } },
	});
