import { Aws, CfnOutput, RemovalPolicy, Validations } from "aws-cdk-lib";
import { EventBus } from "aws-cdk-lib/aws-events";
import { PolicyStatement, type Role } from "aws-cdk-lib/aws-iam";
import {
	ConfigurationSet,
	ConfigurationSetTlsPolicy,
	EmailIdentity,
	EmailSendingEvent,
	EventDestination,
	Identity,
	SuppressionReasons,
} from "aws-cdk-lib/aws-ses";
import { Construct } from "constructs";
import type { Stage } from "../stages.ts";

const domainOf = (address: string) => address.slice(address.indexOf("@") + 1);

/**
 * The domain that our emails come from. Its DKIM records are entered by hand in the domain's DNS,
 * so it is retained.
 */
export class Mail extends Construct {
	readonly configurationSet: string;

	constructor(scope: Construct, id: string, { stage }: { stage: Stage }) {
		super(scope, id);
		const configurationSet = new ConfigurationSet(this, "Sending", {
			reputationMetrics: true,
			suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
			tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
		});
		// A local cloud sends no email that could come back.
		if (stage.target === "aws")
			configurationSet.addEventDestination("Outcomes", {
				destination: EventDestination.eventBus(
					EventBus.fromEventBusName(this, "DefaultBus", "default"),
				),
				events: [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT],
			});
		const domain = domainOf(stage.mailFrom);
		const identity = new EmailIdentity(this, "Identity", {
			identity: Identity.domain(domain),
			configurationSet,
			mailFromDomain: `bounce.${domain}`,
		});
		identity.applyRemovalPolicy(RemovalPolicy.RETAIN);
		configurationSet.applyRemovalPolicy(RemovalPolicy.RETAIN);
		for (const [index, { name, value }] of identity.dkimRecords.entries()) {
			new CfnOutput(this, `DkimRecord${index + 1}`, { value: `${name} CNAME ${value}` });
		}
		this.configurationSet = configurationSet.configurationSetName;
	}
}

/**
 * Permission to send from our address. SES also requires permission on the configuration set, even
 * if it is the identity's default.
 */
export function mailRights({ mailFrom }: Stage, configurationSet: string): PolicyStatement {
	const ses = `arn:${Aws.PARTITION}:ses:${Aws.REGION}:${Aws.ACCOUNT_ID}`;
	return new PolicyStatement({
		actions: ["ses:SendEmail"],
		resources: [
			`${ses}:identity/${domainOf(mailFrom)}`,
			`${ses}:configuration-set/${configurationSet}`,
		],
		conditions: { StringEquals: { "ses:FromAddress": mailFrom } },
	});
}

/** Permits a role to take addresses off the suppression list, which is no resource of its own. */
export function allowUnblocking(role: Role): void {
	const actions = ["ses:DeleteSuppressedDestination"];
	role.addToPolicy(new PolicyStatement({ actions, resources: ["*"] }));
	Validations.of(role).acknowledge({
		id: "AwsSolutions-IAM5[Resource::*]",
		reason: "SES has one suppression list for each account and names no resource for it.",
	});
}
