import {
	Function as EdgeFunction,
	FunctionCode,
	FunctionRuntime,
} from "aws-cdk-lib/aws-cloudfront";
import type { Construct } from "constructs";
import { type EdgeScript, edgeScript } from "../../edge/script.ts";

/**
 * A CloudFront Function from a script in infra/edge.
 * @param constants values of the constants that the script declares
 */
export const edgeFunction = (
	scope: Construct,
	id: string,
	name: EdgeScript,
	constants: Record<string, string> = {},
) => {
	const declared = Object.entries(constants).map(
		([constant, value]) => `const ${constant} = "${value}";\n`,
	);
	return new EdgeFunction(scope, id, {
		runtime: FunctionRuntime.JS_2_0,
		code: FunctionCode.fromInline(declared.join("") + edgeScript(name)),
	});
};
