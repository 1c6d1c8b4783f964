import { Duration, RemovalPolicy } from "aws-cdk-lib";
import { Role, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import { Runtime } from "aws-cdk-lib/aws-lambda";
import { NodejsFunction } from "aws-cdk-lib/aws-lambda-nodejs";
import { LogGroup } from "aws-cdk-lib/aws-logs";
import { Construct } from "constructs";
import { type Cloud, grantPermissions } from "../grant-permissions.ts";
import { type FunctionName, permissions } from "../permissions.ts";
import { architecture, bundling } from "./bundling.ts";

/** Memory in MB, which is also the share of a processor, and the longest run in seconds. */
type Size = { memory: number; seconds: number };

const usual: Size = { memory: 512, seconds: 10 };
const sizes: Partial<Record<FunctionName, Size>> = {
	// Re-encodes pictures of up to 50 megapixels.
	users: { memory: 1536, seconds: 20 },
	applications: { memory: 1536, seconds: 20 },
	// As much for ten files of each; it waits for another site for up to 10 s, and the API for 30.
	pictures: { memory: 3008, seconds: 29 },
	// Tries for 8 s before it says busy.
	registrations: { memory: 1024, seconds: 12 },
	stream: { memory: 512, seconds: 60 },
	// Draws a picture of each page that is shared; all of them after a deployment that changed what they look like.
	pages: { memory: 1769, seconds: 300 },
	clock: { memory: 512, seconds: 180 },
	mail: { memory: 512, seconds: 60 },
};

/** The Lambda of a domain, with the rights that permissions.ts states and no others. */
export class DomainFunction extends NodejsFunction {
	constructor(scope: Construct, name: FunctionName, cloud: Cloud) {
		const { stage } = cloud;
		const place = new Construct(scope, `${name}-own`);
		const logGroup = new LogGroup(place, "Log", {
			retention: stage.logRetention,
			removalPolicy: RemovalPolicy.DESTROY,
		});
		// A role of our own, because CDK's comes with a managed policy that may write to every log.
		const role = new Role(place, "Role", { assumedBy: new ServicePrincipal("lambda.amazonaws.com") });
		logGroup.grantWrite(role);
		const { memory, seconds } = sizes[name] ?? usual;
		super(scope, name, {
			entry: `functions/${name}/${name}.lambda.ts`,
			handler: "handler",
			runtime: Runtime.NODEJS_24_X,
			architecture: architecture(stage.target),
			memorySize: memory,
			timeout: Duration.seconds(seconds),
			reservedConcurrentExecutions: name === "registrations" ? stage.registrations.reservedConcurrency : undefined,
			environment: { ...grantPermissions(role, permissions[name], cloud), SERVICE_NAME: name },
			awsSdkConnectionReuse: false,
			logGroup,
			role,
			depsLockFilePath: "package-lock.json",
			bundling: bundling(name, stage.target),
		});
	}
}
