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
	ViewerProtocolPolicy,
} from "aws-cdk-lib/aws-cloudfront";
import { HttpOrigin } from "aws-cdk-lib/aws-cloudfront-origins";
import type { Construct } from "constructs";
import { forwardedCookies, forwardedHeaders, sessionCookie } from "#shared/core/http/forwarded.ts";

export const apiOrigin = (host: string, edgeKey?: string) =>
	new HttpOrigin(host, {
		readTimeout: Duration.seconds(30),
		...(edgeKey && { customHeaders: { "x-origin-key": edgeKey } }),
	});

/**
 * Caches answers to visitors for as long as the API says (`s-maxage`), and never shares a signed-in
 * person's answers.
 */
export function apiBehavior(scope: Construct, host: string, edgeKey?: string): BehaviorOptions {
	const cachePolicy = new CachePolicy(scope, "ApiCache", {
		minTtl: Duration.seconds(0),
		defaultTtl: Duration.seconds(0),
		maxTtl: Duration.hours(1),
		cookieBehavior: CacheCookieBehavior.allowList(sessionCookie),
		queryStringBehavior: CacheQueryStringBehavior.all(),
		enableAcceptEncodingGzip: true,
		enableAcceptEncodingBrotli: true,
	});
	const originRequestPolicy = new OriginRequestPolicy(scope, "ApiRequest", {
		cookieBehavior: OriginRequestCookieBehavior.allowList(...forwardedCookies),
		queryStringBehavior: OriginRequestQueryStringBehavior.all(),
		headerBehavior: OriginRequestHeaderBehavior.allowList(...forwardedHeaders),
	});
	return {
		origin: apiOrigin(host, edgeKey),
		// A redirect would come too late: the browser would already have sent cookies and body
		// unencrypted.
		viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
		allowedMethods: AllowedMethods.ALLOW_ALL,
		cachePolicy,
		originRequestPolicy,
	};
}
