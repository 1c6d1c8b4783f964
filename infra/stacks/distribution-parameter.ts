import { CfnParameter } from "aws-cdk-lib";
import type { Construct } from "constructs";
import { unknown } from "../constructs/edge/access-logs.ts";

/**
 * Id of the site's distribution, for stacks that are deployed before it exists: the script that
 * deploys them passes it to their second deployment, and CloudFormation remembers it.
 */
export const distributionParameter = (scope: Construct): string =>
	new CfnParameter(scope, "Distribution", {
		default: unknown,
		allowedPattern: "[A-Z0-9-]+",
	}).valueAsString;
