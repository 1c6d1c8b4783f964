import type { ServerResponse } from "node:http";
import { GetObjectCommand, S3Client } from "@aws-sdk/client-s3";

type CachedFile = { bytes: Uint8Array; headers: Record<string, string> };

/** Serves files of a bucket with their stored headers. Immutable files are fetched once. */
export function bucketOrigin(Bucket: string) {
	const client = new S3Client({});
	const cache = new Map<string, CachedFile>();

	async function find(Key: string): Promise<CachedFile | null> {
		const cached = cache.get(Key);
		if (cached) return cached;
		try {
			const { Body, ContentType, CacheControl, ETag } = await client.send(
				new GetObjectCommand({ Bucket, Key }),
			);
			if (!Body) return null;
			const headers = { "content-type": ContentType, "cache-control": CacheControl, etag: ETag };
			const present = Object.entries(headers).filter(
				(header): header is [string, string] => header[1] !== undefined,
			);
			const found = {
				bytes: await Body.transformToByteArray(),
				headers: Object.fromEntries(present),
			};
			if (CacheControl?.includes("immutable")) cache.set(Key, found);
			return found;
		} catch (error) {
			if ((error as Error).name === "NoSuchKey") return null;
			throw error;
		}
	}

	/** Answers with a file; returns false, without an answer, if it does not exist. */
	return async (
		response: ServerResponse,
		key: string,
		{ status = 200, body = true } = {},
	): Promise<boolean> => {
		const found = await find(key);
		if (!found) return false;
		response.writeHead(status, { ...found.headers, "content-length": found.bytes.length });
		response.end(body ? found.bytes : undefined);
		return true;
	};
}
