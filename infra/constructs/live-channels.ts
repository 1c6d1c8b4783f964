import { Duration, Expiration } from "aws-cdk-lib";
import { AppSyncAuthorizationType, Code, EventApi } from "aws-cdk-lib/aws-appsync";
import { PolicyStatement } from "aws-cdk-lib/aws-iam";
import type { IFunction } from "aws-cdk-lib/aws-lambda";
import { SqsEventSource } from "aws-cdk-lib/aws-lambda-event-sources";
import { Queue, QueueEncryption } from "aws-cdk-lib/aws-sqs";
import { Construct } from "constructs";
import type { Stage } from "../stages.ts";

/** Where browsers listen, over HTTP and over a WebSocket, and the key with which everybody may. */
type Open = { endpoint: string; realtimeHost: string; key: string; publish: PolicyStatement };

/** Nobody listens to several channels at once: the names of people's own are what keeps them to themselves. */
const oneChannelAtATime = `
import { util } from "@aws-appsync/utils";
export function onSubscribe(ctx) {
	if (ctx.info.channel.path.includes("*")) util.unauthorized();
}
`;

const { API_KEY, IAM } = AppSyncAuthorizationType;

/** What was not told within that time never will be: the next message says it too. */
const longest = Duration.minutes(5);

/** AppSync gives keys for a year at most. Each deployment moves the end on, a month at a time. */
function keyExpires(): Expiration {
	const now = new Date();
	return Expiration.atTimestamp(
		Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1) + Duration.days(360).toMilliseconds(),
	);
}

/** What moves is told here to all who watch: AppSync Events, and a queue of what is to be told. */
export class LiveChannels extends Construct {
	/** An order waits a second at most. */
	readonly orders: Queue;
	/** None in a local cloud, whose CloudFormation does not know them: see local/deployed. */
	readonly open?: Open;

	constructor(scope: Construct, id: string, { stage }: { stage: Stage }) {
		super(scope, id);
		const guarded = { encryption: QueueEncryption.SQS_MANAGED, enforceSSL: true };
		const deadLetters = new Queue(this, "DeadLetters", {
			...guarded,
			retentionPeriod: Duration.days(14),
		});
		this.orders = new Queue(this, "Orders", {
			...guarded,
			retentionPeriod: longest,
			visibilityTimeout: Duration.seconds(30),
			deadLetterQueue: { queue: deadLetters, maxReceiveCount: 5 },
		});
		if (stage.target === "aws") this.open = this.api(stage);
	}

	private api(stage: Stage): Open {
		const api = new EventApi(this, "Api", {
			apiName: `kyokushin-kuwait-${stage.name}`,
			authorizationConfig: {
				authProviders: [
					{ authorizationType: API_KEY, apiKeyConfig: { name: "visitors", expires: keyExpires() } },
					{ authorizationType: IAM },
				],
				connectionAuthModeTypes: [API_KEY],
				defaultPublishAuthModeTypes: [IAM],
				defaultSubscribeAuthModeTypes: [API_KEY],
			},
		});
		const { channelNamespaceArn } = api.addChannelNamespace("live", {
			code: Code.fromInline(oneChannelAtATime),
		});
		return {
			endpoint: `https://${api.httpDns}/event`,
			realtimeHost: api.realtimeDns,
			key: api.apiKeys.visitors.attrApiKey,
			publish: new PolicyStatement({
				actions: ["appsync:EventPublish"],
				resources: [channelNamespaceArn],
			}),
		};
	}

	/** Hands what is to be told to who tells it. */
	feed(teller: IFunction) {
		teller.addEventSource(
			new SqsEventSource(this.orders, {
				batchSize: 10,
				maxConcurrency: 4,
				reportBatchItemFailures: true,
			}),
		);
	}
}

/** To order that something is told. */
export const orderRights = ({ orders }: LiveChannels) =>
	new PolicyStatement({ actions: ["sqs:SendMessage"], resources: [orders.queueArn] });
