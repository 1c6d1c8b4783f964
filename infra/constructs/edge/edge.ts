import {
	AllowedMethods,
	type BehaviorOptions,
	CachePolicy,
	FunctionEventType,
	OriginRequestPolicy,
	S3OriginAccessControl,
} from "aws-cdk-lib/aws-cloudfront";
import { S3BucketOrigin } from "aws-cdk-lib/aws-cloudfront-origins";
import type { IBucket } from "aws-cdk-lib/aws-s3";
import type { Construct } from "constructs";
import type { Gateway } from "#shared/core/http/gateway-routes.ts";
import { uploadOrigin } from "../files.ts";
import { apiBehavior, apiBehaviors } from "./api-behavior.ts";
import { edgeFunction } from "./edge-function.ts";
import { orNotFound } from "./not-found-site.ts";
import { responseHeaders } from "./response-headers.ts";

export type Origins = {
	siteBucket: IBucket;
	imagesBucket: IBucket;
	apiHosts: Record<Gateway, string>;
	edgeKey?: string;
	signInHost: string;
	/** Host of the channels' WebSocket. */
	channelsHost?: string;
};

/** Behaviors of the distribution by kind of path; those of the APIs by pattern. */
export type Behaviors = {
	site: BehaviorOptions;
	api: Record<string, BehaviorOptions>;
	images: BehaviorOptions;
};

export function awsBehaviors(
	scope: Construct,
	{ siteBucket, imagesBucket, apiHosts, edgeKey, signInHost, channelsHost }: Origins,
): Behaviors {
	const originAccessControl = new S3OriginAccessControl(scope, "BucketAccess");
	const { originAccessControlId } = originAccessControl;
	const site = () => S3BucketOrigin.withOriginAccessControl(siteBucket, { originAccessControl });
	// The bucket belongs to the other stack, where its policy lets CloudFront in.
	const images = S3BucketOrigin.withBucketDefaults(imagesBucket, { originAccessControlId });
	const origins = [
		uploadOrigin(imagesBucket.bucketName),
		...(channelsHost ? [`wss://${channelsHost}`] : []),
	];
	const responseHeadersPolicy = responseHeaders(scope, "Headers", { signInHost, origins });
	const orPageNotFound = orNotFound(scope, site(), responseHeadersPolicy);
	const onRequest = {
		function: edgeFunction(scope, "ViewerRequest", "viewer-request"),
		eventType: FunctionEventType.VIEWER_REQUEST,
	};
	const onResponse = {
		function: edgeFunction(scope, "ViewerResponse", "viewer-response"),
		eventType: FunctionEventType.VIEWER_RESPONSE,
	};
	return {
		site: {
			origin: orPageNotFound(site()),
			responseHeadersPolicy,
			functionAssociations: [onRequest, onResponse],
		},
		api: apiBehaviors(apiHosts, edgeKey, {
			...apiBehavior(scope),
			responseHeadersPolicy,
			functionAssociations: [onRequest],
		}),
		images: { origin: orPageNotFound(images), responseHeadersPolicy },
	};
}

/**
 * Leaves out what emulators do not support. Locally the edge proxy serves the requests and does the
 * rest.
 */
export function localBehaviors({ siteBucket, imagesBucket, apiHosts }: Origins): Behaviors {
	return {
		site: { origin: S3BucketOrigin.withBucketDefaults(siteBucket) },
		api: apiBehaviors(apiHosts, undefined, {
			allowedMethods: AllowedMethods.ALLOW_ALL,
			cachePolicy: CachePolicy.CACHING_DISABLED,
			originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
		}),
		images: { origin: S3BucketOrigin.withBucketDefaults(imagesBucket) },
	};
}
