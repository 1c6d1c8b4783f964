import { Duration } from "aws-cdk-lib";
import { Runtime } from "aws-cdk-lib/aws-lambda";
import { NodejsFunction } from "aws-cdk-lib/aws-lambda-nodejs";
import { Construct } from "constructs";
import type { FunctionDefinition, Size } from "#functions/core/domain.ts";
import { folderOf } from "#functions/domains.ts";
import { type FunctionName, functions } from "../functions.ts";
import { type Cloud, grantPermissions } from "../grant-permissions.ts";
import { chooseArchitecture, createBundlingOptions } from "./bundling.ts";
import { FunctionRole } from "./function-role.ts";

const usual: Size = { memory: 512, seconds: 10 };

/** The Lambda function of a domain, with exactly the permissions that functions.ts defines. */
export class DomainFunction extends NodejsFunction {
	constructor(scope: Construct, name: FunctionName, cloud: Cloud) {
		const { stage, logGroup } = cloud;
		const place = new Construct(scope, `${name}-own`);
		const role = new FunctionRole(place, "Role");
		logGroup.grantWrite(role);
		const row: FunctionDefinition = functions[name];
		const { memory, seconds } = row.size ?? usual;
		super(scope, name, {
			entry: `functions/${folderOf(name)}/${name}.lambda.ts`,
			handler: "handler",
			runtime: Runtime.NODEJS_24_X,
			architecture: chooseArchitecture(stage.target),
			memorySize: memory,
			timeout: Duration.seconds(seconds),
			reservedConcurrentExecutions: row.reserved && stage.registrations.reservedConcurrency,
			environment: { ...grantPermissions(role, row, cloud), SERVICE_NAME: name },
			awsSdkConnectionReuse: false,
			logGroup,
			role,
			depsLockFilePath: "package-lock.json",
			bundling: createBundlingOptions(name, stage.target),
		});
	}
}
