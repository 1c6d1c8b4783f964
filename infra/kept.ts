import { StringParameter } from "aws-cdk-lib/aws-ssm";
import type { Construct } from "constructs";
import { parameterName } from "./parameter-name.ts";
import type { Stage } from "./stages.ts";

/**
 * What the data stack tells the site stack. It passes through SSM parameters: a cross-stack export would
 * forbid changing either end while the other one uses it.
 */
export type Kept = {
	tableName: string;
	tableStreamArn: string;
	imagesBucket: string;
	userPoolId: string;
	mailConfigurationSet: string;
};

export function keep(scope: Construct, stage: Stage, kept: Kept): void {
	for (const [key, stringValue] of Object.entries(kept)) {
		new StringParameter(scope, `Kept-${key}`, { parameterName: parameterName(stage, key), stringValue });
	}
}

export function readKept(scope: Construct, stage: Stage): Kept {
	const read = (key: keyof Kept) => StringParameter.valueForStringParameter(scope, parameterName(stage, key));
	return {
		tableName: read("tableName"),
		tableStreamArn: read("tableStreamArn"),
		imagesBucket: read("imagesBucket"),
		userPoolId: read("userPoolId"),
		mailConfigurationSet: read("mailConfigurationSet"),
	};
}
