import { Duration } from "aws-cdk-lib";
import {
	AllowedMethods,
	type BehaviorOptions,
	CacheCookieBehavior,
	CachePolicy,
	CacheQueryStringBehavior,
	OriginRequestCookieBehavior,
	OriginRequestHeaderBehavior,
	OriginRequestPolicy,
	OriginRequestQueryStringBehavior,
} from "aws-cdk-lib/aws-cloudfront";
import { HttpOrigin } from "aws-cdk-lib/aws-cloudfront-origins";
import type { Construct } from "constructs";

/** Cookies that the API reads: the session, and the proof of a sign-in that is under way. */
const session = "__Host-session";
const signIn = "sign-in";

/**
 * What the API reads of a call's headers. Not Host, by which API Gateway finds the API. CloudFront-Viewer-Address
 * is where the call comes from: behind CloudFront, API Gateway's own source address is CloudFront's.
 */
const forwarded = [
	"Accept-Language",
	"CloudFront-Viewer-Address",
	"Content-Type",
	"Idempotency-Key",
	"Origin",
	"Sec-Fetch-Site",
	"User-Agent",
];

export const apiOrigin = (host: string, edgeKey?: string) =>
	new HttpOrigin(host, {
		readTimeout: Duration.seconds(30),
		...(edgeKey && { customHeaders: { "x-origin-key": edgeKey } }),
	});

/** Shares a visitor's answers for as long as the API says (`s-maxage`), and never one person's with another. */
export function apiBehavior(scope: Construct, host: string, edgeKey?: string): BehaviorOptions {
	const cachePolicy = new CachePolicy(scope, "ApiCache", {
		minTtl: Duration.seconds(0),
		defaultTtl: Duration.seconds(0),
		maxTtl: Duration.hours(1),
		cookieBehavior: CacheCookieBehavior.allowList(session),
		queryStringBehavior: CacheQueryStringBehavior.all(),
		enableAcceptEncodingGzip: true,
		enableAcceptEncodingBrotli: true,
	});
	const originRequestPolicy = new OriginRequestPolicy(scope, "ApiRequest", {
		cookieBehavior: OriginRequestCookieBehavior.allowList(session, signIn),
		queryStringBehavior: OriginRequestQueryStringBehavior.all(),
		headerBehavior: OriginRequestHeaderBehavior.allowList(...forwarded),
	});
	return {
		origin: apiOrigin(host, edgeKey),
		allowedMethods: AllowedMethods.ALLOW_ALL,
		cachePolicy,
		originRequestPolicy,
	};
}
