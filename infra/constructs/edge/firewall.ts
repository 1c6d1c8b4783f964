import { CfnIPSet, CfnWebACL } from "aws-cdk-lib/aws-wafv2";
import { Construct } from "constructs";
import { errors } from "#shared/core/http/errors.ts";
import type { Stage } from "../../stages.ts";
import {
	commonRules,
	createVenueRule,
	createVisibility,
	perAddress,
	perPerson,
	signIns,
} from "./firewall-rules.ts";

const [, message] = errors.busy;

/** Refuses floods before they cost anything. Why these limits: docs/decisions/0013. */
export class Firewall extends Construct {
	readonly arn: string;
	readonly name: string;

	constructor(scope: Construct, id: string, { stage }: { stage: Stage }) {
		super(scope, id);
		this.name = `kyokushin-${stage.name}`;
		const { firewall } = stage;
		const rules = [signIns, ...perAddress, perPerson, commonRules(firewall.commonRules)];
		if (firewall.venues.length > 0) rules.unshift(createVenueRule(this.networks(firewall.venues)));
		const acl = new CfnWebACL(this, "Acl", {
			name: this.name,
			scope: "CLOUDFRONT",
			defaultAction: { allow: {} },
			visibilityConfig: createVisibility(this.name),
			rules: rules.map((rule, priority) => ({ ...rule, priority })),
			customResponseBodies: {
				busy: {
					contentType: "APPLICATION_JSON",
					content: JSON.stringify({ code: "busy", message, requestId: "firewall" }),
				},
			},
		});
		this.arn = acl.attrArn;
	}

	private networks(addresses: readonly string[]): string {
		const set = { scope: "CLOUDFRONT", ipAddressVersion: "IPV4", addresses: [...addresses] };
		return new CfnIPSet(this, "Venues", set).attrArn;
	}
}
