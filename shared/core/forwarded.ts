/** Cookies that the API reads: the session, and the proof of a sign-in that is under way. */
export const sessionCookie = "__Host-session";
export const signInCookie = "sign-in";

/**
 * What the API reads of a call's headers; the edge forwards no others. Not Host, by which API Gateway finds the API.
 * CloudFront-Viewer-Address is where the call comes from: API Gateway's own source address is that of the edge.
 */
export const forwardedHeaders = [
	"Accept-Language",
	"CloudFront-Viewer-Address",
	"Content-Type",
	"Idempotency-Key",
	"Origin",
	"Sec-Fetch-Site",
	"User-Agent",
];
