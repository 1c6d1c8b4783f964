import { securityHeaders } from "#shared/core/http/security-headers.ts";
import { atTheEdge } from "#shared/edge.ts";

type Values = Record<string, { value: string }>;
type Request = { uri: string; querystring: Values; cookies: Values };
type Answer = {
	statusCode: number;
	statusDescription: string;
	headers: Values;
	body: { encoding: "text"; data: string };
};

/**
 * CloudFront calls this before each request. Its runtime knows no destructuring, spread or `for…of`:
 * the build fails where they are used.
 */
export function handler(event: { request: Request }): Request | Answer {
	const request = event.request;
	const decision = atTheEdge(request.uri, request.cookies, request.querystring);
	if ("uri" in decision) {
		request.uri = decision.uri;
		return request;
	}
	// The distribution's headers are for what comes from an origin; this answer has none.
	const headers: Values = {
		"content-type": { value: "application/json; charset=utf-8" },
		"cache-control": { value: "private, no-store" },
	};
	for (const name in securityHeaders) headers[name] = { value: securityHeaders[name] };
	return {
		statusCode: decision.status,
		statusDescription: decision.status === 404 ? "Not Found" : "Unauthorized",
		headers,
		body: { encoding: "text", data: decision.body },
	};
}
