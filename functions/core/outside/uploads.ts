import { GetObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { createPresignedPost } from "@aws-sdk/s3-presigned-post";
import { requireEnv } from "../env.ts";
import { defineAdapter } from "./adapter.ts";
import { awsClient } from "./aws.ts";
import { uploadKey } from "./files.ts";

/** A form with which a browser sends one file straight into the store: its fields, then the file as `file`. */
export type UploadForm = { url: string; fields: Record<string, string> };

/** Files that people send, which nobody reads but the function that makes pictures of them. */
export type Uploads = {
	/** Takes one file of this type and of exactly this size in bytes, within so many seconds. */
	form(id: string, allowed: { type: string; size: number; seconds: number }): Promise<UploadForm>;
	/** What was sent; null where nothing was. */
	read(id: string): Promise<Uint8Array | null>;
};

export const uploads = defineAdapter<Uploads>(s3Uploads);

/** Without the right to list a bucket, S3 answers so for what is not there. */
const missing = ["NoSuchKey", "AccessDenied"];

function s3Uploads(): Uploads {
	const client = new S3Client(awsClient);
	const Bucket = requireEnv("IMAGES_BUCKET");
	return {
		form: (id, { type, size, seconds }) =>
			createPresignedPost(client, {
				Bucket,
				Key: uploadKey(id),
				Fields: { "Content-Type": type },
				Conditions: [["content-length-range", size, size]],
				Expires: seconds,
			}),
		async read(id) {
			try {
				const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: uploadKey(id) }));
				return (await Body?.transformToByteArray()) ?? null;
			} catch (error) {
				if (missing.includes((error as Error).name)) return null;
				throw error;
			}
		},
	};
}
