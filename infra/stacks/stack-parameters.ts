import { StringParameter } from "aws-cdk-lib/aws-ssm";
import type { Construct } from "constructs";
import { parameterName } from "../parameter-name.ts";
import type { Stage } from "../stages.ts";

/**
 * Names that the data stack passes to the site stack, through SSM parameters: a cross-stack export
 * would forbid changing either stack while the other uses it.
 */
export type StackParameters = {
	tableName: string;
	tableStreamArn: string;
	imagesBucket: string;
	userPoolId: string;
	mailConfigurationSet: string;
};

export function writeStackParameters(
	scope: Construct,
	stage: Stage,
	stackParameters: StackParameters,
): void {
	for (const [key, stringValue] of Object.entries(stackParameters)) {
		new StringParameter(scope, `Kept-${key}`, {
			parameterName: parameterName(stage, key),
			stringValue,
		});
	}
}

export function readStackParameters(scope: Construct, stage: Stage): StackParameters {
	const read = (key: keyof StackParameters) =>
		StringParameter.valueForStringParameter(scope, parameterName(stage, key));
	return {
		tableName: read("tableName"),
		tableStreamArn: read("tableStreamArn"),
		imagesBucket: read("imagesBucket"),
		userPoolId: read("userPoolId"),
		mailConfigurationSet: read("mailConfigurationSet"),
	};
}
