import {
	DeleteObjectCommand,
	GetObjectCommand,
	HeadObjectCommand,
	PutObjectCommand,
	S3Client,
	S3ServiceException,
} from "@aws-sdk/client-s3";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";
import { asAttachment } from "../attachment.ts";
import { requireEnv } from "../env.ts";
import { defineAdapter } from "./adapter.ts";
import { awsClient } from "./aws.ts";
import { putParts } from "./putParts.ts";

export type Store = "images" | "pages";

export type LinkTo = { name: string; type: string; seconds: number };

export type Files = {
	/**
	 * @param options.madeOf identifies the file's source, so that an unchanged file need not be made
	 * again
	 */
	put(
		store: Store,
		key: string,
		bytes: Uint8Array | string,
		options: { type: string; cache: string; madeOf?: string },
	): Promise<void>;
	/**
	 * Uploads a file while it is produced, with a few MB in memory at a time. Returns its size in
	 * bytes.
	 */
	putParts(
		store: Store,
		key: string,
		chunks: AsyncIterable<Uint8Array>,
		options: { type: string; cache: string },
	): Promise<number>;
	/** A file's bytes; null when it does not exist. */
	read(store: Store, key: string): Promise<Uint8Array | null>;
	/** The file's `madeOf` value; null when the file or the value does not exist. */
	madeOf(store: Store, key: string): Promise<string | null>;
	remove(store: Store, key: string): Promise<void>;
	/**
	 * A signed URL at which anybody may download the file under `name`, valid for the given number of
	 * seconds.
	 */
	link(store: Store, key: string, to: LinkTo): Promise<string>;
};

/** Key of an upload, which is in the same bucket as the public images. */
export const uploadKey = (id: string) => `uploads/${id}`;

export const files = defineAdapter<Files>(s3Files);

/** Without the right to list the bucket, S3 answers 403 for a missing object. */
const isMissing = (error: unknown) =>
	error instanceof S3ServiceException && [403, 404].includes(error.$metadata.httpStatusCode ?? 0);

function s3Files(): Files {
	const client = new S3Client(awsClient);
	const bucket = {
		images: () => requireEnv("IMAGES_BUCKET"),
		pages: () => requireEnv("PAGES_BUCKET"),
	};
	return {
		async put(store, Key, Body, { type, cache, madeOf }) {
			const headers = {
				ContentType: type,
				CacheControl: cache,
				...(madeOf && { Metadata: { "made-of": madeOf } }),
			};
			await client.send(new PutObjectCommand({ Bucket: bucket[store](), Key, Body, ...headers }));
		},
		putParts: (store, Key, chunks, { type, cache }) =>
			putParts(
				client,
				{ Bucket: bucket[store](), Key, ContentType: type, CacheControl: cache },
				chunks,
			),
		async read(store, Key) {
			try {
				const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket[store](), Key }));
				return (await Body?.transformToByteArray()) ?? null;
			} catch (error) {
				if (isMissing(error)) return null;
				throw error;
			}
		},
		async madeOf(store, Key) {
			try {
				const { Metadata } = await client.send(
					new HeadObjectCommand({ Bucket: bucket[store](), Key }),
				);
				return Metadata?.["made-of"] ?? null;
			} catch (error) {
				if (isMissing(error)) return null;
				throw error;
			}
		},
		async remove(store, Key) {
			await client.send(new DeleteObjectCommand({ Bucket: bucket[store](), Key }));
		},
		link(store, Key, { name, type, seconds }) {
			const responseHeaders = {
				ResponseContentDisposition: asAttachment(name),
				ResponseContentType: type,
			};
			const command = new GetObjectCommand({ Bucket: bucket[store](), Key, ...responseHeaders });
			return getSignedUrl(client, command, { expiresIn: seconds });
		},
	};
}
