import { type App, Tags } from "aws-cdk-lib";
import type { Stage } from "../stages.ts";
import { DataStack } from "./data-stack.ts";
import { EdgeStack } from "./edge-stack.ts";
import { SiteStack } from "./site-stack.ts";
import { regionOf, type StackKind, stackName } from "./stack-names.ts";

/**
 * The stacks of a stage: the site stack reads names that the data stack publishes. On AWS there is
 * also a small stack for what CloudFront requires in us-east-1.
 */
export function addStacks(app: App, stage: Stage) {
	const onAws = stage.target === "aws";
	// A local cloud has its own account and region.
	const place = (kind: StackKind) =>
		onAws && { env: { account: stage.account, region: regionOf(stage, kind) } };
	const data = new DataStack(app, stackName(stage, "data"), { stage, ...place("data") });
	const site = new SiteStack(app, stackName(stage, "site"), { stage, ...place("site") });
	site.addStackDependency(data);
	const edge = onAws
		? new EdgeStack(app, stackName(stage, "edge"), { stage, ...place("edge") })
		: undefined;
	// AWS accepts no tags beside the OpenAPI document of an API: they are in the document.
	const excludeResourceTypes = ["AWS::ApiGatewayV2::Api"];
	Tags.of(app).add("stage", stage.name, { excludeResourceTypes });
	return { data, site, edge };
}
