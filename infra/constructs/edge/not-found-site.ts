import { Duration } from "aws-cdk-lib";
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
 * Turns a bucket's "no such file" into the application where a page is not rendered yet, else into the 404 page. A distribution's error pages hold for all that it serves, so
 * on the site's own they would also replace what the API answers with 403 and 404. Therefore they live on a second
 * distribution, which is asked only for what a bucket does not have. (A CloudFront Function cannot do it on the
 * site's own distribution: it is not called for answers from 400 up.)
 */
export function orNotFound(
	scope: Construct,
	siteOrigin: IOrigin,
	responseHeadersPolicy: IResponseHeadersPolicy,
) {
	const standIn = edgeFunction(scope, "StandIn", "stand-in");
	const site = new Distribution(scope, "NotFound", {
		comment: "Answers what a bucket of the site does not have",
		// Nobody may list the bucket, so S3 says 403 for a missing file.
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
	const fallbackOrigin = new HttpOrigin(site.distributionDomainName);
	return (primaryOrigin: IOrigin) =>
		new OriginGroup({ primaryOrigin, fallbackOrigin, fallbackStatusCodes: [403] });
}
