import { type App, Tags } from "aws-cdk-lib";
import { DataStack } from "./data-stack.ts";
import { SiteStack } from "./site-stack.ts";
import type { Stage } from "./stages.ts";

/** The two stacks of a stage. The second one reads the names that the first one leaves behind. */
export function addStacks(app: App, stage: Stage) {
	const data = new DataStack(app, `kyokushin-${stage.name}-data`, { stage });
	const site = new SiteStack(app, `kyokushin-${stage.name}-site`, { stage });
	site.addStackDependency(data);
	Tags.of(app).add("stage", stage.name);
	return { data, site };
}
