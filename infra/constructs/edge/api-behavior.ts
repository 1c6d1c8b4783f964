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
import { type Gateway, gateways, patternOf } from "#shared/core/http/gateway-routes.ts";

/** What the distribution does with a call, whichever API answers it. */
type ApiBehavior = Omit<BehaviorOptions, "origin">;

/**
 * A behavior for each first letter of a path, so that the distribution finds the letter's HTTP API.
 * The last API gets what begins with anything else. CloudFront allows 75 behaviors.
 */
export function apiBehaviors(
	hosts: Record<Gateway, string>,
	edgeKey: string | undefined,
	behavior: ApiBehavior,
): Record<string, BehaviorOptions> {
	const last = gateways[gateways.length - 1];
	return Object.fromEntries(
		gateways.flatMap((gateway) => {
			const origin = apiOrigin(hosts[gateway], edgeKey);
			const patterns = gateway === last ? ["/api/*"] : [...gateway].map(patternOf);
			return patterns.map((pattern) => [pattern, { ...behavior, origin }]);
		}),
	);
}

const apiOrigin = (host: string, edgeKey?: string) =>
	new HttpOrigin(host, {
		readTimeout: Duration.seconds(30),
		...(edgeKey && { customHeaders: { "x-origin-key": edgeKey } }),
	});

/**
 * Caches answers to visitors for as long as the API says (`s-maxage`), and never shares a signed-in
 * person's answers.
 */
export function apiBehavior(scope: Construct): ApiBehavior {
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
		// A redirect would come too late: the browser would already have sent cookies and body
		// unencrypted.
		viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
		allowedMethods: AllowedMethods.ALLOW_ALL,
		cachePolicy,
		originRequestPolicy,
	};
}
