/**
 * What a page may load and where it may lead.
 * @param signInHost identity provider that forms may also lead to
 * @param uploads origin that pictures are sent to, where that is another one
 */
export const contentSecurityPolicy = (signInHost?: string, uploads?: string) =>
	[
		"default-src 'self'",
		"script-src 'self'",
		// Emotion writes style elements while rendering.
		"style-src 'self' 'unsafe-inline'",
		// No browser asks strangers for a picture: all are kept here.
		"img-src 'self' data: blob:",
		`connect-src 'self'${uploads ? ` ${uploads}` : ""}`,
		// Of the coach's room: what opens it without a network, and what installs it.
		"worker-src 'self'",
		"manifest-src 'self'",
		"object-src 'none'",
		"base-uri 'none'",
		"frame-ancestors 'none'",
		`form-action 'self'${signInHost ? ` https://${signInHost}` : ""}`,
	].join("; ");

/** Sent with every answer, by CloudFront and by the local server. Names are in lower case. */
export const securityHeaders: Record<string, string> = {
	"content-security-policy": contentSecurityPolicy(),
	"strict-transport-security": "max-age=31536000; includeSubDomains",
	"x-content-type-options": "nosniff",
	"x-frame-options": "DENY",
	"referrer-policy": "strict-origin-when-cross-origin",
	"permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
	"cross-origin-opener-policy": "same-origin",
};
