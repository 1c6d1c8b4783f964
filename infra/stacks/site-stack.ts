import { CfnOutput, CfnParameter, RemovalPolicy, Stack, type StackProps } from "aws-cdk-lib";
import { LogGroup } from "aws-cdk-lib/aws-logs";
import type { Construct } from "constructs";
import { unnamedVersion } from "#shared/core/http/version.ts";
import { Clock } from "../constructs/clock.ts";
import { DomainFunction } from "../constructs/domain-function.ts";
import { edgeKey } from "../constructs/edge/edge-key.ts";
import { WebSite } from "../constructs/edge/web-site.ts";
import { acknowledgeFolders, privateBucket } from "../constructs/files.ts";
import { HttpApis } from "../constructs/http-apis.ts";
import { LiveChannels } from "../constructs/live-channels.ts";
import { MailOutcomes, MailQueues } from "../constructs/mail-queues.ts";
import { SignIn } from "../constructs/sign-in.ts";
import { TableStream } from "../constructs/table-stream.ts";
import { Alarms } from "../constructs/watch/alarms.ts";
import { type FunctionName, functionNames } from "../functions.ts";
import type { Stage } from "../stages.ts";
import { readStackParameters } from "./stack-parameters.ts";

/** Resources that can be rebuilt at any time: functions, APIs, site and alarms. */
export class SiteStack extends Stack {
	constructor(scope: Construct, id: string, { stage, ...props }: StackProps & { stage: Stage }) {
		super(scope, id, props);
		const stackParameters = readStackParameters(this, stage);

		const signIn = new SignIn(this, "SignIn", { stage, userPoolId: stackParameters.userPoolId });
		const siteBucket = privateBucket(this, "Site", { removalPolicy: RemovalPolicy.DESTROY });
		const atTheEdge = edgeKey(this, stage);
		const mails = new MailQueues(this, "Mails");
		const live = new LiveChannels(this, "Live", { stage });
		const retention = stage.logRetention;
		const logGroup = new LogGroup(this, "FunctionsLog", {
			retention,
			removalPolicy: RemovalPolicy.DESTROY,
		});
		const cloud = {
			stage,
			logGroup,
			stackParameters,
			signIn,
			pagesBucket: siteBucket.bucketName,
			mails,
			live,
			edgeKeyHashes: atTheEdge?.hashes,
			version: version(this),
		};
		const { imagesBucket } = stackParameters;
		acknowledgeFolders(this, {
			images: imagesBucket,
			uploads: imagesBucket,
			documents: imagesBucket,
			exports: imagesBucket,
			pages: siteBucket.bucketName,
		});
		const make = (name: FunctionName) => [name, new DomainFunction(this, name, cloud)];
		const functions: Functions = Object.fromEntries(functionNames.map(make));
		const { stream, pages, mail, clock } = functions;
		mails.feed(mail);
		if (stage.target === "aws")
			new MailOutcomes(this, "MailOutcomes", {
				queues: mails,
				configurationSet: stackParameters.mailConfigurationSet,
			});
		live.feed(functions.live);

		const http = new HttpApis(this, "Http", { stage, functions });
		const following = { stage, streamArn: stackParameters.tableStreamArn, stream, pages };
		const { deadLetters } = new TableStream(this, "TableStream", following);
		new Clock(this, "Clock", { clock });
		const { distribution } = new WebSite(this, "Web", {
			stage,
			siteBucket,
			imagesBucket: stackParameters.imagesBucket,
			apiHosts: http.hosts,
			edgeKey: atTheEdge?.key,
			signInHost: signIn.host,
			channelsHost: live.open?.realtimeHost,
			firewall: stage.target === "aws" ? this.firewall() : undefined,
		});
		// Functions must accept a new key, and a new API must have its stage, before the distribution
		// uses them.
		distribution.node.addDependency(http, ...Object.values(functions));
		new Alarms(this, "Alarms", {
			stage,
			logGroup,
			apis: http.apis,
			functions,
			deadLetters,
			mails,
			tableName: stackParameters.tableName,
		});

		// For the scripts that upload the site, render the first pages and fill a local cloud.
		new CfnOutput(this, "SiteBucket", { value: siteBucket.bucketName });
		new CfnOutput(this, "DistributionId", { value: distribution.distributionId });
		new CfnOutput(this, "DistributionHost", { value: distribution.distributionDomainName });
		new CfnOutput(this, "ApiHosts", { value: Object.values(http.hosts).join() });
		new CfnOutput(this, "PagesFunction", { value: pages.functionName });
		new CfnOutput(this, "StreamFunction", { value: stream.functionName });
		new CfnOutput(this, "OperationFunction", { value: functions.operation.functionName });
		new CfnOutput(this, "LiveFunction", { value: functions.live.functionName });
		new CfnOutput(this, "DeadLetters", { value: deadLetters.queueUrl });
		new CfnOutput(this, "LetterQueue", { value: mails.letters.queueUrl });
		new CfnOutput(this, "NoticeQueue", { value: mails.notices.queueUrl });
		new CfnOutput(this, "BroadcastQueue", { value: mails.broadcasts.queueUrl });
		new CfnOutput(this, "MailDeadLetters", { value: mails.deadLetters.queueUrl });
		new CfnOutput(this, "SignInClient", { value: signIn.clientId });
		for (const key of ["tableName", "imagesBucket", "userPoolId"] as const)
			new CfnOutput(this, `Kept-${key}`, { value: stackParameters[key] });
	}

	/**
	 * ARN from the edge stack, in another region. The script that deploys both passes it;
	 * CloudFormation remembers it.
	 */
	private firewall(): string {
		const allowedPattern = "arn:aws:wafv2:us-east-1:\\d{12}:global/webacl/.+";
		return new CfnParameter(this, "Firewall", { allowedPattern }).valueAsString;
	}
}

type Functions = Record<FunctionName, DomainFunction>;

/** Answer of `GET /api/version`: a commit, given with `-c version=`. */
const version = ({ node }: Construct) => String(node.tryGetContext("version") ?? unnamedVersion);
