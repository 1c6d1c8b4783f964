import { standInFor } from "#shared/pages.ts";

/** Set where the function is made: known to the site's own distribution alone. */
declare const siteKey: string;

type Request = { uri: string; headers: Record<string, { value: string } | undefined> };

/**
 * Runs for each file that a bucket lacks: serves the application for a page that is not rendered
 * yet. Refuses requests that do not come through the site's own distribution, which has the firewall.
 */
export function handler(event: { request: Request }) {
	const request = event.request;
	const key = request.headers["x-site-key"];
	if (!key || key.value !== siteKey) return { statusCode: 403, statusDescription: "Forbidden" };
	request.uri = standInFor(request.uri) || request.uri;
	return request;
}
