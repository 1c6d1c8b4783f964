export type Elsewhere = {
	/** Host of the identity provider, to which forms may lead. */
	signInHost?: string;
	/** Origins that scripts may connect to: for picture uploads and for live updates. */
	origins?: readonly string[];
};

/** Content Security Policy. A CloudFront Function contains it too: see shared/pages.ts. */
export const contentSecurityPolicy = (elsewhere: Elsewhere) =>
	[
		"default-src 'self'",
		"script-src 'self'",
		// Emotion writes style elements while rendering.
		"style-src 'self' 'unsafe-inline'",
		// Pages load no picture from other sites: all pictures are stored here.
		"img-src 'self' data: blob:",
		["connect-src 'self'"].concat(elsewhere.origins ?? []).join(" "),
		// For the coach dashboard: its service worker for offline use, and its manifest.
		"worker-src 'self'",
		"manifest-src 'self'",
		"object-src 'none'",
		"base-uri 'none'",
		"frame-ancestors 'none'",
		`form-action 'self'${elsewhere.signInHost ? ` https://${elsewhere.signInHost}` : ""}`,
	].join("; ");

/** Headers of every answer, sent by CloudFront and by the local server. Names are in lower case. */
export const securityHeaders: Record<string, string> = {
	"content-security-policy": contentSecurityPolicy({}),
	"strict-transport-security": "max-age=31536000; includeSubDomains",
	"x-content-type-options": "nosniff",
	"x-frame-options": "DENY",
	"referrer-policy": "strict-origin-when-cross-origin",
	"permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
	"cross-origin-opener-policy": "same-origin",
};
