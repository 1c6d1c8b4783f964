import { standInFor } from "#shared/pages.ts";

/** Set by `edgeFunction`. Only the site's own distribution sends this key. */
declare const siteKey: string;

type Request = { uri: string; headers: Record<string, { value: string } | undefined> };

/**
 * Runs for each file that a bucket lacks: serves the application for a page that is not rendered
 * yet. Refuses requests that did not pass the firewall of the site's own distribution.
 */
export function handler(event: { request: Request }) {
	const request = event.request;
	const key = request.headers["x-site-key"];
	if (!key || key.value !== siteKey) return { statusCode: 403, statusDescription: "Forbidden" };
	request.uri = standInFor(request.uri) || request.uri;
	return request;
}
