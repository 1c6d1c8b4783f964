import { readdirSync, readFileSync } from "node:fs";
import { App } from "aws-cdk-lib";
import { Template } from "aws-cdk-lib/assertions";
import { DeployerStack } from "#infra/stacks/deployer-stack.ts";
import { stageFrom } from "#infra/stages.ts";
import { asText, type Properties } from "./synthesise.ts";

const app = new App({ context: { stage: "production" } });
const stack = new DeployerStack(app, "deployer", {
	stage: stageFrom(app),
	repository: "federation/site",
});
const template = Template.fromStack(stack);

const conditionOf = (name: string) => {
	const roles = Object.entries<Properties>(template.findResources("AWS::IAM::Role"));
	const [, role] = roles.find(([id]) => id.startsWith(name)) ?? [];
	return role?.Properties.AssumeRolePolicyDocument.Statement[0].Condition.StringEquals;
};

const rightsOf = (name: string): string[] =>
	Object.entries<Properties>(template.findResources("AWS::IAM::Policy"))
		.filter(([id]) => id.startsWith(name))
		.flatMap(([, { Properties: properties }]) => properties.PolicyDocument.Statement)
		.flatMap(({ Action, Resource }: Properties) =>
			[Action].flat().map((action) => `${action} ${[Resource].flat().map(asText).join(" ")}`),
		);

test("the stage's GitHub environment can assume the deploy role, pull requests the diff role", () => {
	const issuer = "token.actions.githubusercontent.com";
	const common = { [`${issuer}:aud`]: "sts.amazonaws.com" };
	const subject = (whose: string) => ({
		...common,
		[`${issuer}:sub`]: `repo:federation/site:${whose}`,
	});
	expect(conditionOf("Deploy")).toEqual(subject("environment:production"));
	expect(conditionOf("Compare")).toEqual(subject("pull_request"));
});

test("a pull request may read CloudFormation templates and nothing else", () => {
	const names = rightsOf("Compare").map((right) => right.split(" ")[0]);
	expect(names).toEqual(["cloudformation:DescribeStacks", "cloudformation:GetTemplate"]);
});

test("a deployment can reach its own stage only, and no personal data", () => {
	const rights = rightsOf("Deploy");
	expect(rights.filter((right) => / \*| .*:(dynamodb|cognito-idp|ssm):/.test(right))).toEqual([]);
	const named = rights.filter((right) => !/^(sts|cloudfront):/.test(right));
	for (const right of named) expect(right).toContain("kyokushin-production-");
	for (const right of rights.filter((one) => one.startsWith("sts:")))
		expect(right).not.toMatch(/lookup/);
});

test("workflows contain no secrets, request tokens only where needed, and deploy from main only", () => {
	const [check, diff, deploy] = ["check", "diff", "deploy"].map((name) =>
		readFileSync(`.github/workflows/${name}.yml`, "utf8"),
	);
	for (const workflow of [check, diff, deploy]) {
		expect(workflow).not.toMatch(/secrets\.|AKIA|aws-access-key-id/);
		expect(workflow).toMatch(/^permissions:\n {2}contents: read$/m);
		expect(workflow.match(/id-token: write/g) ?? []).toHaveLength(workflow === check ? 0 : 1);
	}
	for (const workflow of [diff, deploy]) {
		const installs = workflow.match(/npm (ci|install).*/g) ?? [];
		expect(installs).toEqual(["npm ci --ignore-scripts"]);
	}
	expect(deploy).toMatch(/push:\n {4}branches: \[main\]/);
	expect(deploy).toMatch(/environment: production/);
	expect(deploy).toContain("npm run deploy -- --stage production");
	expect(diff).toContain("npm run diff -- --stage production");
});

test("third-party actions are pinned by commit, and checkouts keep no credentials", () => {
	const workflows = readdirSync(".github/workflows").map((name) =>
		readFileSync(`.github/workflows/${name}`, "utf8"),
	);
	const used = workflows.flatMap((workflow) => workflow.match(/uses: .*/g) ?? []);
	expect(used.length).toBeGreaterThan(5);
	for (const line of used)
		expect(line).toMatch(/^uses: (\.\/\.github\/|[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$)/);
	const checkouts = workflows.join("").match(/actions\/checkout@.*\n.*\n.*/g) ?? [];
	for (const step of checkouts) expect(step).toContain("persist-credentials: false");
});
