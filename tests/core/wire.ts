import { Agent, request } from "node:http";
import type { Answer } from "./api.ts";
import { baseUrl } from "./env.ts";
import { uniqueIpAddress } from "./unique.ts";

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** A separate IP address per caller, so that attempts of other tests are not counted together. */
export const ownAddress = uniqueIpAddress;

type Sent = {
	body?: string | Uint8Array;
	cookie?: string;
	headers?: Record<string, string>;
	/** The IP address of the call, one of this machine (127.0.0.0/8). */
	address?: string;
};

/** Sends raw bytes: invalid JSON, paths that no client would send, another IP address. */
export function send(method: string, path: string, sent: Sent = {}): Promise<Answer> {
	const { body, cookie, headers, address } = sent;
	const { hostname, port } = new URL(baseUrl);
	const options = {
		method,
		path: `/api${path}`,
		port,
		agent,
		hostname: address ? "127.0.0.1" : hostname,
		localAddress: address,
		headers: {
			...(cookie && { cookie }),
			...(body && { "content-length": Buffer.byteLength(body) }),
			...headers,
		},
	};
	return new Promise((done, failed) => {
		const sending = request(options, (response) => {
			const chunks: Buffer[] = [];
			response.on("data", (chunk: Buffer) => chunks.push(chunk));
			response.on("error", failed);
			response.on("end", () => {
				const text = Buffer.concat(chunks).toString();
				const named = Object.entries(response.headers).map(([name, value]) => [
					name,
					String(value),
				]);
				const isJson = text !== "" && response.headers["content-type"]?.includes("json");
				done({
					status: response.statusCode ?? 0,
					body: isJson ? JSON.parse(text) : text,
					headers: new Headers(named as [string, string][]),
					cookies: response.headers["set-cookie"] ?? [],
				});
			});
		});
		// A kept-alive connection may be closed just as it is reused: retry.
		sending.on("error", (error) =>
			sending.reusedSocket ? send(method, path, sent).then(done, failed) : failed(error),
		);
		sending.end(body);
	});
}

/** Runs `work` for each item, up to `atOnce` at a time. */
export async function inBatches<T, R>(
	all: readonly T[],
	work: (one: T) => Promise<R>,
	atOnce = 48,
): Promise<R[]> {
	const results: R[] = [];
	for (let from = 0; from < all.length; from += atOnce) {
		results.push(...(await Promise.all(all.slice(from, from + atOnce).map(work))));
	}
	return results;
}
