import { App } from "aws-cdk-lib";
import { DeployerStack } from "./stacks/deployer-stack.ts";
import { stageFrom } from "./stages.ts";

/**
 * A separate app: `cdk deploy --app "node infra/deployer.ts" -c stage=production -c
 * repository=owner/name`
 */
const app = new App();
const stage = stageFrom(app);
const repository: string | undefined = app.node.tryGetContext("repository");
if (!repository?.includes("/"))
	throw new Error("Say whose workflows may deploy: -c repository=owner/name");
const provider: string | undefined = app.node.tryGetContext("provider");
const { account, region } = stage;
new DeployerStack(app, `kyokushin-${stage.name}-deployer`, {
	stage,
	repository,
	provider,
	env: { account, region },
});
