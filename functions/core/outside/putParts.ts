import {
	AbortMultipartUploadCommand,
	CompleteMultipartUploadCommand,
	CreateMultipartUploadCommand,
	type CreateMultipartUploadCommandInput,
	type S3Client,
	UploadPartCommand,
} from "@aws-sdk/client-s3";

/** S3 requires at least 5 MB per part, except for the last. */
const partBytes = 8 * 1024 * 1024;

/** Joins chunks to parts of at least `partBytes`. */
async function* partsOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
	let buffered: Uint8Array[] = [];
	let size = 0;
	for await (const chunk of chunks) {
		buffered.push(chunk);
		size += chunk.length;
		if (size < partBytes) continue;
		yield Buffer.concat(buffered);
		[buffered, size] = [[], 0];
	}
	yield Buffer.concat(buffered);
}

/** Uploads an object in parts, and aborts the upload on an error. Returns its size in bytes. */
export async function putParts(
	client: S3Client,
	object: CreateMultipartUploadCommandInput,
	chunks: AsyncIterable<Uint8Array>,
): Promise<number> {
	const { Bucket, Key } = object;
	const { UploadId } = await client.send(new CreateMultipartUploadCommand(object));
	const upload = { Bucket, Key, UploadId };
	try {
		const Parts: { PartNumber: number; ETag?: string }[] = [];
		let size = 0;
		for await (const Body of partsOf(chunks)) {
			const PartNumber = Parts.length + 1;
			const { ETag } = await client.send(new UploadPartCommand({ ...upload, PartNumber, Body }));
			Parts.push({ PartNumber, ETag });
			size += Body.length;
		}
		await client.send(
			new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } }),
		);
		return size;
	} catch (error) {
		await client.send(new AbortMultipartUploadCommand(upload));
		throw error;
	}
}
