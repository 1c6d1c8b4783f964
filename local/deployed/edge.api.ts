import { Agent, type IncomingMessage, type ServerResponse, request as send } from "node:http";
import { pipeline } from "node:stream/promises";
import { forwardedCookies, forwardedHeaders, hostPrefix } from "#shared/core/http/forwarded.ts";
import { type Gateway, gatewayOf } from "#shared/core/http/gateway-routes.ts";

const agent = new Agent({ keepAlive: true, maxSockets: 64 });
const readHeaders = ["content-length", ...forwardedHeaders.map((name) => name.toLowerCase())];
/** On plain http the cookies have no prefix. */
const readCookies = forwardedCookies.flatMap((name) => [name, name.replace(hostPrefix, "")]);
/** Headers of the connection to the emulator, and the emulator's name. */
const dropped = new Set(["connection", "keep-alive", "transfer-encoding", "server"]);

const cookiesOf = ({ headers }: IncomingMessage) =>
	(headers.cookie ?? "").split("; ").filter((pair) => readCookies.includes(pair.split("=")[0]));

/** Headers that CloudFront forwards of a call, and those it adds. */
function forwarded(request: IncomingMessage, edgeKey: string): Record<string, string> {
	const read = readHeaders.flatMap((name) => {
		const value = request.headers[name];
		return value === undefined ? [] : [[name, String(value)]];
	});
	const cookies = cookiesOf(request);
	const { remoteAddress, remotePort } = request.socket;
	return {
		...Object.fromEntries(read),
		...(cookies.length > 0 && { cookie: cookies.join("; ") }),
		"cloudfront-viewer-address": `${remoteAddress}:${remotePort}`,
		"x-origin-key": edgeKey,
	};
}

type Origin = { endpoint: string; hosts: Record<Gateway, string>; edgeKey: string };

/**
 * Forwards calls to the HTTP API of their path, as the distribution does, but without caching.
 */
export const apiOrigin =
	({ endpoint, hosts, edgeKey }: Origin) =>
	async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
		const host = hosts[gatewayOf(request.url ?? "")];
		const headers = { ...forwarded(request, edgeKey), host };
		const { hostname, port } = new URL(endpoint);
		const sending = send({
			hostname,
			port,
			path: request.url,
			method: request.method,
			agent,
			headers,
		});
		const answered = new Promise<IncomingMessage>((done, failed) => {
			sending.once("response", done);
			sending.once("error", failed);
		});
		await Promise.all([pipeline(request, sending), answered]);
		const answer = await answered;
		for (const [name, value] of Object.entries(answer.headers)) {
			if (value !== undefined && !dropped.has(name) && !response.hasHeader(name))
				response.setHeader(name, value);
		}
		response.writeHead(answer.statusCode ?? 502);
		await pipeline(answer, response);
	};
