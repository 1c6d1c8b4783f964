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
 * Runs before each request. CloudFront's runtime supports no destructuring, spread or `for…of`: the
 * build fails if they are used.
 */
export function handler(event: { request: Request }): Request | Answer {
	const request = event.request;
	const decision = atTheEdge(request.uri, request.cookies, request.querystring);
	if ("uri" in decision) {
		request.uri = decision.uri;
		return request;
	}
	// The distribution adds its headers only to responses from an origin, not to the response of this
	// function.
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
