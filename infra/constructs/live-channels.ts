import { Duration, Expiration } from "aws-cdk-lib";
import { AppSyncAuthorizationType, Code, EventApi } from "aws-cdk-lib/aws-appsync";
import { PolicyStatement } from "aws-cdk-lib/aws-iam";
import type { IFunction } from "aws-cdk-lib/aws-lambda";
import { SqsEventSource } from "aws-cdk-lib/aws-lambda-event-sources";
import { Queue, QueueEncryption } from "aws-cdk-lib/aws-sqs";
import { Construct } from "constructs";
import type { Stage } from "../stages.ts";

/** Addresses of the channels over HTTP and WebSocket, and the public key for subscribing. */
type Open = { endpoint: string; realtimeHost: string; key: string; publish: PolicyStatement };

/** Refuses wildcard subscriptions: a person's own channel is protected only by its secret name. */
const oneChannelAtATime = `
import { util } from "@aws-appsync/utils";
export function onSubscribe(ctx) {
	if (ctx.info.channel.path.includes("*")) util.unauthorized();
}
`;

const { API_KEY, IAM } = AppSyncAuthorizationType;

/**
 * Retention of pending updates: an older one is not worth sending, because the next one contains
 * the same state.
 */
const longest = Duration.minutes(5);

/**
 * AppSync keys are valid for a year at most. Each deployment extends the expiry, in steps of a
 * month.
 */
function keyExpires(): Expiration {
	const now = new Date();
	return Expiration.atTimestamp(
		Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1) + Duration.days(360).toMilliseconds(),
	);
}

/** Live updates for everyone who watches: AppSync Events, and a queue of updates to send. */
export class LiveChannels extends Construct {
	/** Updates wait here for a second at most. */
	readonly orders: Queue;
	/** Absent in a local cloud, whose CloudFormation does not support it: see local/deployed. */
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

	/** Makes the function consume the queue. */
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

/** Permission to queue an update. */
export const orderRights = ({ orders }: LiveChannels) =>
	new PolicyStatement({ actions: ["sqs:SendMessage"], resources: [orders.queueArn] });
