import { Aws, CfnOutput, Stack, type StackProps } from "aws-cdk-lib";
import { CfnOIDCProvider, PolicyStatement, Role, WebIdentityPrincipal } from "aws-cdk-lib/aws-iam";
import type { Construct } from "constructs";
import type { Stage } from "../stages.ts";
import { regionOf, stackKinds, stackName } from "./stack-names.ts";

const issuer = "token.actions.githubusercontent.com";
const audience = "sts.amazonaws.com";

/**
 * @property repository owner/name @property provider ARN of the account's existing provider for
 * GitHub, if any
 */
type Props = StackProps & { stage: Stage; repository: string; provider?: string };

/**
 * Lets workflows of one repository deploy a stage without stored credentials. Deployed once, by
 * hand.
 */
export class DeployerStack extends Stack {
	constructor(scope: Construct, id: string, { stage, repository, provider, ...props }: Props) {
		super(scope, id, props);
		const arn = provider ?? this.provider();
		const trusted = (whose: string) =>
			new WebIdentityPrincipal(arn, {
				StringEquals: {
					[`${issuer}:aud`]: audience,
					[`${issuer}:sub`]: `repo:${repository}:${whose}`,
				},
			});
		const deploy = new Role(this, "Deploy", { assumedBy: trusted(`environment:${stage.name}`) });
		for (const right of [mayLook(stage), ...mayDeploy(stage)]) deploy.addToPolicy(right);
		// Only reads templates: the workflow of a pull request must not reach personal data.
		const compare = new Role(this, "Compare", { assumedBy: trusted("pull_request") });
		compare.addToPolicy(mayLook(stage));
		new CfnOutput(this, "DeployRole", { value: deploy.roleArn });
		new CfnOutput(this, "CompareRole", { value: compare.roleArn });
	}

	private provider(): string {
		const made = new CfnOIDCProvider(this, "GitHub", {
			url: `https://${issuer}`,
			clientIdList: [audience],
		});
		return made.attrArn;
	}
}

const stacksOf = (stage: Stage) =>
	stackKinds.map((kind) => {
		const place = `${regionOf(stage, kind)}:${Aws.ACCOUNT_ID}`;
		return `arn:${Aws.PARTITION}:cloudformation:${place}:stack/${stackName(stage, kind)}/*`;
	});

const mayLook = (stage: Stage) =>
	new PolicyStatement({
		actions: ["cloudformation:DescribeStacks", "cloudformation:GetTemplate"],
		resources: stacksOf(stage),
	});

/**
 * Permissions to assume the roles of `cdk bootstrap`, and then to upload, render and invalidate
 * CloudFront's cache.
 */
function mayDeploy(stage: Stage): PolicyStatement[] {
	const [aws, account, site] = [`arn:${Aws.PARTITION}`, Aws.ACCOUNT_ID, stackName(stage, "site")];
	const bucket = `${aws}:s3:::${site}-*`;
	const allow = (actions: string[], resources: string[]) =>
		new PolicyStatement({ actions, resources });
	return [
		allow(
			["sts:AssumeRole"],
			["deploy", "file-publishing"].map(
				(role) => `${aws}:iam::${account}:role/cdk-hnb659fds-${role}-role-${account}-*`,
			),
		),
		allow(["s3:ListBucket"], [bucket]),
		allow(["s3:GetObject", "s3:PutObject", "s3:DeleteObject"], [`${bucket}/*`]),
		allow(
			["lambda:InvokeFunction"],
			[`${aws}:lambda:${stage.region}:${account}:function:${site}-pages*`],
		),
		allow(
			["cloudfront:CreateInvalidation", "cloudfront:GetInvalidation"],
			[`${aws}:cloudfront::${account}:distribution/*`],
		),
	];
}
