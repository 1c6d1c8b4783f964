export type Elsewhere = {
	/** Identity provider that forms may lead to. */
	signInHost?: string;
	/** Origins that scripts may talk to: where pictures are sent, and where one listens for what moves. */
	origins?: readonly string[];
};

/** What a page may load and where it may lead. It is a part of a CloudFront Function too: see shared/pages.ts. */
export const contentSecurityPolicy = (elsewhere: Elsewhere) =>
	[
		"default-src 'self'",
		"script-src 'self'",
		// Emotion writes style elements while rendering.
		"style-src 'self' 'unsafe-inline'",
		// No browser asks strangers for a picture: all are kept here.
		"img-src 'self' data: blob:",
		["connect-src 'self'"].concat(elsewhere.origins ?? []).join(" "),
		// Of the coach's room: what opens it without a network, and what installs it.
		"worker-src 'self'",
		"manifest-src 'self'",
		"object-src 'none'",
		"base-uri 'none'",
		"frame-ancestors 'none'",
		`form-action 'self'${elsewhere.signInHost ? ` https://${elsewhere.signInHost}` : ""}`,
	].join("; ");

/** Sent with every answer, by CloudFront and by the local server. Names are in lower case. */
export const securityHeaders: Record<string, string> = {
	"content-security-policy": contentSecurityPolicy({}),
	"strict-transport-security": "max-age=31536000; includeSubDomains",
	"x-content-type-options": "nosniff",
	"x-frame-options": "DENY",
	"referrer-policy": "strict-origin-when-cross-origin",
	"permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
	"cross-origin-opener-policy": "same-origin",
};
