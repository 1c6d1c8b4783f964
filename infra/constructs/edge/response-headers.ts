import { Duration } from "aws-cdk-lib";
import {
	type HeadersFrameOption,
	type HeadersReferrerPolicy,
	ResponseHeadersPolicy,
} from "aws-cdk-lib/aws-cloudfront";
import type { Construct } from "constructs";
import {
	contentSecurityPolicy,
	type Elsewhere,
	securityHeaders,
} from "#shared/core/http/security-headers.ts";

/**
 * The headers of shared/core/http/security-headers.ts; those that CloudFront has properties for are
 * passed in that form.
 */
export function responseHeaders(
	scope: Construct,
	id: string,
	elsewhere: Elsewhere,
): ResponseHeadersPolicy {
	const {
		"content-security-policy": _withoutSignIn,
		"strict-transport-security": transport,
		"referrer-policy": referrerPolicy,
		"x-content-type-options": _nosniff,
		"x-frame-options": frameOption,
		...others
	} = securityHeaders;
	const override = true;
	return new ResponseHeadersPolicy(scope, id, {
		securityHeadersBehavior: {
			contentSecurityPolicy: { contentSecurityPolicy: contentSecurityPolicy(elsewhere), override },
			contentTypeOptions: { override },
			frameOptions: { frameOption: frameOption as HeadersFrameOption, override },
			referrerPolicy: { referrerPolicy: referrerPolicy as HeadersReferrerPolicy, override },
			strictTransportSecurity: {
				accessControlMaxAge: Duration.seconds(Number(/max-age=(\d+)/.exec(transport)?.[1])),
				includeSubdomains: transport.includes("includeSubDomains"),
				override,
			},
		},
		customHeadersBehavior: {
			customHeaders: Object.entries(others).map(([header, value]) => ({ header, value, override })),
		},
	});
}
