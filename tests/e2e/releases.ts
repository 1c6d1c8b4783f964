import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { baseUrl } from "../core/env.ts";

/** A request. `by`: the build of the page that sent it. */
type Seen = { method: string; path: string; by: string | undefined };

const isText = /html|javascript|json/;

/**
 * Proxies the site under one release or another. Each release has its own version in pages and API,
 * its own script names, and its own worker and cache; scripts of other releases are missing. During
 * a release, documents may still come from the former release. Records the build that made each
 * request.
 */
export async function startReleases() {
	let release = "first";
	let documents = release;
	let lost = 0;
	const seen: Seen[] = [];
	/**
	 * In the first release, `index-X.js` becomes `first-index-X.js`, and the worker's cache `first-`
	 * plus a digest.
	 */
	const inRelease = (body: string, name: string) =>
		body
			.replaceAll(/\bindex-([\w-]+)\.js/g, `${name}-index-$1.js`)
			.replaceAll(/data-version="\w+"/g, `data-version="${name}"`)
			.replaceAll(/\bid:"(\w{12})"/g, `id:"${name}-$1"`);
	const answer = (received: IncomingMessage, response: ServerResponse) => {
		const path = received.url ?? "/";
		const by = received.headers["x-document"]?.toString();
		seen.push({ method: received.method ?? "", path, by });
		if (received.headers["sec-fetch-mode"] === "navigate" && lost > 0) {
			lost--;
			return void response.destroy();
		}
		if (path === "/api/version") {
			response
				.writeHead(200, { "content-type": "application/json" })
				.end(JSON.stringify({ version: release }));
			return;
		}
		const [, of] = /\/(\w+)-index-[\w-]+\.js/.exec(path) ?? [];
		if (of && of !== release) return void response.writeHead(404).end();
		const headers = {
			...received.headers,
			"accept-encoding": "identity",
			"if-none-match": undefined,
		};
		const upstream = request(new URL(path.replace(`${release}-index-`, "index-"), baseUrl), {
			method: received.method,
			headers: Object.fromEntries(
				Object.entries(headers).filter(([, value]) => value !== undefined),
			),
		});
		upstream.once("response", async (answered) => {
			const { "content-length": _, etag: __, ...otherHeaders } = answered.headers;
			const isRewritten =
				!path.startsWith("/api/") && isText.test(String(otherHeaders["content-type"]));
			// Here a script with the same name has other content in each release, so it must not be
			// cached.
			if (isRewritten) otherHeaders["cache-control"] = "no-store";
			response.writeHead(answered.statusCode ?? 500, otherHeaders);
			const isDocument = String(otherHeaders["content-type"]).includes("html");
			if (isRewritten)
				response.end(inRelease(await text(answered), isDocument ? documents : release));
			else answered.pipe(response);
		});
		upstream.once("error", () => response.destroy());
		received.pipe(upstream);
	};
	const server = createServer(answer);
	await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
	const { port } = server.address() as { port: number };
	return {
		url: `http://localhost:${port}`,
		seen,
		/** @param pages the release whose documents are served, if it is another */
		serve: (version: string, pages = version) => {
			[release, documents] = [version, pages];
		},
		/** Drops the connection of the next document request. */
		loseNext: () => {
			lost++;
		},
		stop: () => {
			server.closeAllConnections();
			server.close();
		},
	};
}
