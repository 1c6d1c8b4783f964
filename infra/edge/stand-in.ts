import { standInFor } from "#shared/pages.ts";

/**
 * Runs for each file that a bucket lacks: serves the application for a page that is not rendered
 * yet.
 */
export function handler(event: { request: { uri: string } }) {
	const request = event.request;
	request.uri = standInFor(request.uri) || request.uri;
	return request;
}
