/**
 * Whether a path leads to the API, but is not written as the API's own paths are. API Gateway decodes before it looks
 * for a route, so `/api/auth/%6Cogin` would sign in past every rule that reads paths. No path of the API needs an
 * escape. Runs in CloudFront Functions too.
 */
export function isDisguised(uri: string): boolean {
	if (uri.indexOf("%") < 0) return false;
	try {
		return decodeURIComponent(uri).indexOf("/api/") === 0;
	} catch {
		return uri.indexOf("/api/") === 0;
	}
}
