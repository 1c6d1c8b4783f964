import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { baseUrl } from "../core/env.ts";

/** A call as a document of some build made it. */
type Seen = { method: string; path: string; by: string | undefined };

const isText = /html|javascript|json/;

/**
 * The site as it is after one release or another. Each has a version, which pages and API tell, scripts of its own name,
 * and a worker of its own with a cache of its own; the scripts of another release are gone. While a release is on its
 * way, its documents may still be those of the one before. Notes which build a call comes from.
 */
export async function startReleases() {
	let release = "first";
	let documents = release;
	let lost = 0;
	const seen: Seen[] = [];
	/** `index-X.js` is `first-index-X.js` in the first release, and the cache of its worker `first-` and a digest. */
	const inRelease = (body: string, name: string) =>
		body
			.replaceAll(/\bindex-([\w-]+)\.js/g, `${name}-index-$1.js`)
			.replaceAll(/data-version="\w+"/g, `data-version="${name}"`)
			.replaceAll(/\bid:"(\w{12})"/g, `id:"${name}-$1"`);
	const answer = (asked: IncomingMessage, response: ServerResponse) => {
		const path = asked.url ?? "/";
		const by = asked.headers["x-document"]?.toString();
		seen.push({ method: asked.method ?? "", path, by });
		if (asked.headers["sec-fetch-mode"] === "navigate" && lost > 0) {
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
		const headers = { ...asked.headers, "accept-encoding": "identity", "if-none-match": undefined };
		const upstream = request(new URL(path.replace(`${release}-index-`, "index-"), baseUrl), {
			method: asked.method,
			headers: Object.fromEntries(
				Object.entries(headers).filter(([, value]) => value !== undefined),
			),
		});
		upstream.once("response", async (answered) => {
			const { "content-length": _, etag: __, ...kept } = answered.headers;
			const isRewritten = !path.startsWith("/api/") && isText.test(String(kept["content-type"]));
			// Under the same name a script has other content in each release here.
			if (isRewritten) kept["cache-control"] = "no-store";
			response.writeHead(answered.statusCode ?? 500, kept);
			const isDocument = String(kept["content-type"]).includes("html");
			if (isRewritten)
				response.end(inRelease(await text(answered), isDocument ? documents : release));
			else answered.pipe(response);
		});
		upstream.once("error", () => response.destroy());
		asked.pipe(upstream);
	};
	const server = createServer(answer);
	await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
	const { port } = server.address() as { port: number };
	return {
		url: `http://localhost:${port}`,
		seen,
		/** @param pages the release that documents are of, where that is another */
		serve: (version: string, pages = version) => {
			[release, documents] = [version, pages];
		},
		/** The next document is lost on its way. */
		loseNext: () => {
			lost++;
		},
		stop: () => {
			server.closeAllConnections();
			server.close();
		},
	};
}
