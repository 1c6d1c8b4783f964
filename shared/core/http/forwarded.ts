/**
 * `__Host-` binds a cookie to this host over https. Browsers refuse it on plain http, so the local
 * server leaves it out.
 */
export const hostPrefix = "__Host-";
export const sessionCookie = `${hostPrefix}session`;
/** Stores the state of a sign-in at the identity provider until it is complete. */
export const signInCookie = `${hostPrefix}sign-in`;
/** Marks a browser in which a person has signed in before. */
export const deviceCookie = `${hostPrefix}device`;

/** Cookies that the API reads; CloudFront forwards no others. */
export const forwardedCookies = [sessionCookie, signInCookie, deviceCookie];

/** Header with the signature of a webhook of the payment gateway, Tap Payments. */
export const webhookSignature = "Hashstring";

/**
 * Headers that the API reads; CloudFront forwards no others. Host is left out, because API Gateway
 * finds the API by it. CloudFront-Viewer-Address is the caller's address: API Gateway sees only
 * CloudFront's own.
 */
export const forwardedHeaders = [
	"Accept-Language",
	"CloudFront-Viewer-Address",
	"Content-Type",
	webhookSignature,
	"Idempotency-Key",
	"If-None-Match",
	"Origin",
	"Sec-Fetch-Site",
	"User-Agent",
];
