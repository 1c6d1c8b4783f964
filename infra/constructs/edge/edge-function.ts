import {
	Function as EdgeFunction,
	FunctionCode,
	FunctionRuntime,
} from "aws-cdk-lib/aws-cloudfront";
import type { Construct } from "constructs";
import { type EdgeScript, edgeScript } from "../../edge/script.ts";

/** A CloudFront Function from a script in infra/edge. */
export const edgeFunction = (scope: Construct, id: string, name: EdgeScript) =>
	new EdgeFunction(scope, id, {
		runtime: FunctionRuntime.JS_2_0,
		code: FunctionCode.fromInline(edgeScript(name)),
	});
