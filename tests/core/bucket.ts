import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export type Stored = { body: string; type?: string; cache?: string };

/**
 * An S3 emulator for uploads: put, get, list (two keys per page) and delete. Records its requests
 * in order.
 */
export async function startBucket() {
	const files = new Map<string, Stored>();
	const requests: string[] = [];
	const server = createServer(async (request, response) => {
		const url = new URL(request.url ?? "/", "http://bucket");
		const key = decodeURIComponent(url.pathname.split("/").slice(2).join("/"));
		const body = (await request.setEncoding("utf8").toArray()).join("");
		requests.push(`${request.method} ${key || "list"}`);
		if (request.method === "PUT") {
			files.set(key, {
				body,
				type: request.headers["content-type"],
				cache: request.headers["cache-control"],
			});
			return response.end();
		}
		if (request.method === "DELETE") {
			files.delete(key);
			return response.writeHead(204).end();
		}
		response.setHeader("content-type", "application/xml");
		if (!key) return response.end(list([...files.keys()], url.searchParams));
		const found = files.get(key);
		if (!found) return response.writeHead(404).end("<Error><Code>NoSuchKey</Code></Error>");
		response.end(found.body);
	});
	await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
	const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	return { endpoint, files, requests, stop: () => server.close() };
}

function list(keys: string[], query: URLSearchParams): string {
	const matching = keys.filter((key) => key.startsWith(query.get("prefix") ?? "")).sort();
	const from = Number(query.get("continuation-token") ?? 0);
	const page = matching.slice(from, from + 2);
	const next =
		from + 2 < matching.length ? `<NextContinuationToken>${from + 2}</NextContinuationToken>` : "";
	const contents = page.map((key) => `<Contents><Key>${key}</Key></Contents>`).join("");
	return `<ListBucketResult>${contents}${next}</ListBucketResult>`;
}
