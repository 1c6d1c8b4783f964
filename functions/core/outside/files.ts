import { DeleteObjectCommand, PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { required } from "../env.ts";
import { adapter } from "./adapter.ts";
import { awsClient } from "./aws.ts";

export type Store = "images" | "pages";

export type Files = {
	put(store: Store, key: string, bytes: Uint8Array | string, options: { type: string; cache: string }): Promise<void>;
	remove(store: Store, key: string): Promise<void>;
};

/** Where an upload lies in the store of images, beside what everybody may read. */
export const uploadKey = (id: string) => `uploads/${id}`;

export const files = adapter<Files>(s3Files);

function s3Files(): Files {
	const client = new S3Client(awsClient);
	const bucket = { images: () => required("IMAGES_BUCKET"), pages: () => required("PAGES_BUCKET") };
	return {
		async put(store, Key, Body, { type, cache }) {
			await client.send(
				new PutObjectCommand({ Bucket: bucket[store](), Key, Body, ContentType: type, CacheControl: cache }),
			);
		},
		async remove(store, Key) {
			await client.send(new DeleteObjectCommand({ Bucket: bucket[store](), Key }));
		},
	};
}
