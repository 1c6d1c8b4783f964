import { standInFor } from "#shared/pages.ts";

/** CloudFront calls this for each file that a bucket lacks: a page not rendered yet is the application's. */
export function handler(event: { request: { uri: string } }) {
	const request = event.request;
	request.uri = standInFor(request.uri) || request.uri;
	return request;
}
