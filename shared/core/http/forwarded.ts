/** `__Host-` binds a cookie to this host over https; browsers refuse it on plain http, where it goes without. */
export const hostPrefix = "__Host-";
export const sessionCookie = `${hostPrefix}session`;
/** Keeps the proof of a sign-in at the identity provider that is under way. */
export const signInCookie = `${hostPrefix}sign-in`;
/** Tells a browser that somebody has signed in with before. */
export const deviceCookie = `${hostPrefix}device`;

/** Cookies that the API reads; the edge forwards no others. */
export const forwardedCookies = [sessionCookie, signInCookie, deviceCookie];

/**
 * What the API reads of a call's headers; the edge forwards no others. Not Host, by which API Gateway finds the API.
 * CloudFront-Viewer-Address is where the call comes from: API Gateway's own source address is that of the edge.
 */
export const forwardedHeaders = [
	"Accept-Language",
	"CloudFront-Viewer-Address",
	"Content-Type",
	"Idempotency-Key",
	"If-None-Match",
	"Origin",
	"Sec-Fetch-Site",
	"User-Agent",
];
