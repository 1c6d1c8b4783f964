/**
 * Whether a path leads to the API through percent escapes. API Gateway decodes a path before it
 * looks for a route, so `/api/auth/%6Cogin` would sign in and evade every rule that reads paths. No
 * path of the API needs an escape. Also runs in CloudFront Functions.
 */
export function isDisguised(uri: string): boolean {
	if (uri.indexOf("%") < 0) return false;
	try {
		return decodeURIComponent(uri).indexOf("/api/") === 0;
	} catch {
		return uri.indexOf("/api/") === 0;
	}
}
