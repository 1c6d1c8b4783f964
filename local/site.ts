import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join, normalize } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { createMemory } from "#functions/core/memory.ts";
import { typeOf } from "#shared/core/http/content-types.ts";
import { documents, pageFile, standInFor } from "#shared/pages.ts";
import { folders, site } from "./settings.ts";

const squeezable = new Set([
	".html",
	".js",
	".css",
	".json",
	".svg",
	".txt",
	".xml",
	".webmanifest",
]);
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

type Served = { bytes: Buffer; etag: string; encoded: Map<string, Promise<Buffer>> };
type Found = { path: string; served: Served };

/**
 * File cache. The oldest entries are evicted first: event pages come and go while the site runs.
 */
const fileCache = createMemory<string, { changed: number; served: Served }>();
const mostCached = 200;

/** Scripts and styles by name. A name contains the hash of its file, so the file never changes. */
const assets = new Map<string, Found>();
const isAsset = (name: string) => name.startsWith("/assets/");

/** A file of the built site, a rendered page or a picture; null if it does not exist. */
async function find(uri: string): Promise<Found | null> {
	const name = normalize(uri);
	if (name.includes("..") || name.includes("\0")) return null;
	const asset = assets.get(name);
	if (asset) return asset;
	const places = name.startsWith("/images/") ? [folders.images, site] : [folders.pages, site];
	for (const place of places) {
		const path = join(place, name);
		const info = await stat(path).catch(() => null);
		if (!info?.isFile()) continue;
		// A page may be removed after it was found.
		const served = await read(path, info.mtimeMs).catch(nullIfMissing);
		if (!served) continue;
		if (isAsset(name)) assets.set(name, { path, served });
		return { path, served };
	}
	return null;
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
	if (error.code === "ENOENT") return null;
	throw error;
}

async function read(path: string, changed: number): Promise<Served> {
	const cached = fileCache.get(path);
	if (cached?.changed === changed) return cached.served;
	const bytes = await readFile(path);
	const etag = `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 20)}"`;
	const served = { bytes, etag, encoded: new Map() };
	fileCache.delete(path);
	fileCache.set(path, { changed, served });
	const [oldest] = fileCache.keys();
	if (fileCache.size > mostCached) fileCache.delete(oldest);
	return served;
}

function encode(served: Served, accepted: string): [encoding: string, bytes: Promise<Buffer>] {
	const encoding = accepted.includes("br") ? "br" : "gzip";
	const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };
	const make = () => (encoding === "br" ? brotli(served.bytes, quality) : zip(served.bytes));
	const bytes = served.encoded.get(encoding) ?? make();
	served.encoded.set(encoding, bytes);
	return [encoding, bytes];
}

const cacheOf = (uri: string) =>
	/^\/(assets|images)\//.test(uri)
		? "public, max-age=31536000, immutable"
		: "public, max-age=0, must-revalidate";

async function send(
	request: IncomingMessage,
	response: ServerResponse,
	uri: string,
	status = 200,
): Promise<boolean> {
	const found = await find(uri);
	if (!found) return false;
	const { served, path } = found;
	const extension = extname(path);
	response.setHeader("content-type", typeOf(path));
	response.setHeader("cache-control", status === 200 ? cacheOf(uri) : "no-store");
	response.setHeader("vary", extension === ".html" ? "Accept-Encoding, Cookie" : "Accept-Encoding");
	response.setHeader("etag", served.etag);
	if (status === 200 && request.headers["if-none-match"] === served.etag) {
		response.writeHead(304).end();
		return true;
	}
	const accepted = String(request.headers["accept-encoding"] ?? "");
	let bytes = served.bytes;
	if (squeezable.has(extension) && /\b(br|gzip)\b/.test(accepted)) {
		const [encoding, squeezed] = encode(served, accepted);
		response.setHeader("content-encoding", encoding);
		bytes = await squeezed;
	}
	response.writeHead(status, { "content-length": bytes.length });
	response.end(request.method === "HEAD" ? undefined : bytes);
	return true;
}

/**
 * Answers as CloudFront and S3 do: the file, else its replacement, else the 404 document, else a
 * bare 404.
 */
export async function serveSite(
	request: IncomingMessage,
	response: ServerResponse,
	uri: string,
): Promise<void> {
	if (request.method !== "GET" && request.method !== "HEAD") {
		response.writeHead(405, { allow: "GET, HEAD" }).end();
		return;
	}
	if (await send(request, response, uri)) return;
	const standIn = standInFor(uri);
	if (standIn && (await send(request, response, standIn))) return;
	const notFound = pageFile(documents.notFound, uri.startsWith("/ar/") ? "ar" : "en");
	if (extname(uri) === ".html" && (await send(request, response, `/${notFound}`, 404))) return;
	response.writeHead(404, { "content-type": "text/plain; charset=utf-8" }).end("Not found");
}
