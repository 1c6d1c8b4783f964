import type { IncomingMessage, ServerResponse } from "node:http";
import { readCookies } from "#functions/core/http/session.ts";
import { atTheEdge, languageToKeep } from "#shared/edge.ts";

const wrap = (entries: Iterable<[string, string]>) =>
	Object.fromEntries([...entries].map(([name, value]) => [name, { value }]));

/**
 * Runs CloudFront's function for a request, before anything else.
 * @returns the file to serve, and the cookie that stores the requested language; null if the edge
 * has answered itself
 */
export function passEdge(
	{ headers }: IncomingMessage,
	response: ServerResponse,
	{ pathname, searchParams }: URL,
) {
	const query = wrap(searchParams);
	const edge = atTheEdge(pathname, wrap(readCookies([headers.cookie ?? ""])), query);
	if ("uri" in edge) return { uri: edge.uri, language: languageToKeep(query) };
	const type = {
		"content-type": "application/json; charset=utf-8",
		"cache-control": "private, no-store",
	};
	response.writeHead(edge.status, type).end(edge.body);
	return null;
}
