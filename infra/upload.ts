import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { typeOf } from "#shared/core/content-types.ts";

/** Files under `assets/` carry a hash of their content in their name. */
const isHashed = (key: string) => key.startsWith("assets/");
const forEver = "public, max-age=31536000, immutable";
const shortly = "public, max-age=0, s-maxage=60, stale-while-revalidate=600";

const atOnce = 8;

/**
 * Puts the built site into its bucket: first what pages point at, then the pages. Nothing is removed, so that whoever
 * still has a page of before finds its scripts. Returns how many files that were.
 */
export async function uploadSite(bucket: string, folder = "dist/site"): Promise<number> {
	const client = new S3Client({});
	const keys = readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && !entry.parentPath.includes(".vite"))
		.map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
	const put = (Key: string) =>
		client.send(
			new PutObjectCommand({
				Bucket: bucket,
				Key,
				Body: readFileSync(join(folder, Key)),
				ContentType: typeOf(Key),
				CacheControl: isHashed(Key) ? forEver : shortly,
			}),
		);
	for (const some of [keys.filter(isHashed), keys.filter((key) => !isHashed(key))]) {
		for (let from = 0; from < some.length; from += atOnce) await Promise.all(some.slice(from, from + atOnce).map(put));
	}
	return keys.length;
}
