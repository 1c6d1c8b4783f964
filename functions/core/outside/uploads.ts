import { GetObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { createPresignedPost } from "@aws-sdk/s3-presigned-post";
import { requireEnv } from "../env.ts";
import { defineAdapter } from "./adapter.ts";
import { awsClient } from "./aws.ts";
import { uploadKey } from "./files.ts";

/**
 * A form by which a browser uploads one file directly to S3: its fields, then the file as `file`.
 */
export type UploadForm = { url: string; fields: Record<string, string> };

/** Uploads, which only the function that makes pictures of them reads. */
export type Uploads = {
	/**
	 * A form that accepts one file of this type and exactly this size in bytes, valid for `seconds`.
	 */
	form(id: string, allowed: { type: string; size: number; seconds: number }): Promise<UploadForm>;
	/** The uploaded bytes; null when nothing was uploaded. */
	read(id: string): Promise<Uint8Array | null>;
};

export const uploads = defineAdapter<Uploads>(s3Uploads);

/** S3's errors for a missing object; AccessDenied without the right to list the bucket. */
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
