import { Aws, Duration } from "aws-cdk-lib";
import {
	Distribution,
	FunctionEventType,
	HttpVersion,
	type IOrigin,
	type IResponseHeadersPolicy,
	ViewerProtocolPolicy,
} from "aws-cdk-lib/aws-cloudfront";
import { HttpOrigin, OriginGroup } from "aws-cdk-lib/aws-cloudfront-origins";
import type { Construct } from "constructs";
import { defaultLocale } from "#shared/core/locales.ts";
import { documents, pageFile } from "#shared/pages.ts";
import { edgeFunction } from "./edge-function.ts";

const notFoundPage = pageFile(documents.notFound, defaultLocale);

/**
 * Answers a missing file of a bucket with the application if a page is not rendered yet, else with
 * the 404 page. A distribution's error pages apply to all of its paths, so on the site's own
 * distribution they would also replace the API's 403 and 404 answers. Therefore they are on a
 * second distribution, which is requested only for files that a bucket lacks. (A CloudFront
 * Function on the site's own distribution cannot do it: CloudFront does not run functions for
 * responses of 400 and above.)
 *
 * A firewall in front of it would see only CloudFront's own addresses. Instead, the site's own
 * distribution sends a key with each request, and this one refuses requests without it. The key is
 * the id of the stack, which is long, random and not public.
 */
export function orNotFound(
	scope: Construct,
	siteOrigin: IOrigin,
	responseHeadersPolicy: IResponseHeadersPolicy,
) {
	const standIn = edgeFunction(scope, "StandIn", "stand-in", { siteKey: Aws.STACK_ID });
	const site = new Distribution(scope, "NotFound", {
		comment: "Answers what a bucket of the site does not have",
		// Nobody may list the bucket, so S3 answers 403 for a missing file.
		errorResponses: [
			{
				httpStatus: 403,
				responseHttpStatus: 404,
				responsePagePath: `/${notFoundPage}`,
				ttl: Duration.seconds(10),
			},
		],
		defaultRootObject: notFoundPage,
		defaultBehavior: {
			origin: siteOrigin,
			responseHeadersPolicy,
			functionAssociations: [{ function: standIn, eventType: FunctionEventType.VIEWER_REQUEST }],
			viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
		},
		httpVersion: HttpVersion.HTTP2,
	});
	const fallbackOrigin = new HttpOrigin(site.distributionDomainName, {
		customHeaders: { "x-site-key": Aws.STACK_ID },
	});
	return (primaryOrigin: IOrigin) =>
		new OriginGroup({ primaryOrigin, fallbackOrigin, fallbackStatusCodes: [403] });
}
