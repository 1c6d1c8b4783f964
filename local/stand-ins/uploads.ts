import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { env } from "#functions/core/env.ts";
import { uploadKey } from "#functions/core/outside/files.ts";
import type { Uploads } from "#functions/core/outside/uploads.ts";
import { maxPictureBytes } from "#shared/base/pictures/pictures.rules.ts";
import { folders } from "../settings.ts";
import { diskFiles } from "./files.ts";

/** Path that accepts upload forms, as S3 does in the cloud. */
export const uploadPath = "/local/uploads";

const secret = randomBytes(32);
const sign = (policy: string) => createHmac("sha256", secret).update(policy).digest("hex");

type Condition = Record<string, string> | [operator: string, from: number, to: number];
type Policy = { expiration: string; conditions: Condition[] };

const encode = (policy: Policy) => Buffer.from(JSON.stringify(policy)).toString("base64");

/** Stores uploads on disk, by forms like those of S3: a signed policy restricts each field. */
export const diskUploads: Uploads = {
	async form(id, { type, size, seconds }) {
		const fields = { key: uploadKey(id), "Content-Type": type };
		const policy = encode({
			expiration: new Date(Date.now() + seconds * 1000).toISOString(),
			conditions: [
				...Object.entries(fields).map((field) => Object.fromEntries([field])),
				["content-length-range", size, size],
			],
		});
		return {
			url: `${env().SITE_URL}${uploadPath}`,
			fields: { ...fields, Policy: policy, "X-Amz-Signature": sign(policy) },
		};
	},
	async read(id) {
		const file = join(folders.images, uploadKey(id));
		return readFile(file).catch((error: NodeJS.ErrnoException) => {
			if (error.code === "ENOENT") return null;
			throw error;
		});
	},
};

/** An error as S3 answers it. */
class Refused extends Error {
	readonly status: number;
	readonly code: string;

	constructor(status: number, code: string) {
		super(code);
		this.status = status;
		this.code = code;
	}
}

const denied = () => new Refused(403, "AccessDenied");
/** Bytes for the fields and boundaries of the form. */
const formOverhead = 64 * 1024;

async function readForm(request: IncomingMessage): Promise<FormData> {
	const chunks: Buffer[] = [];
	let size = 0;
	for await (const chunk of request) {
		size += chunk.length;
		if (size <= maxPictureBytes + formOverhead) chunks.push(chunk);
	}
	if (size > maxPictureBytes + formOverhead) throw new Refused(400, "EntityTooLarge");
	const type = request.headers["content-type"] ?? "";
	try {
		return await new Response(Buffer.concat(chunks), {
			headers: { "content-type": type },
		}).formData();
	} catch {
		throw new Refused(400, "MalformedPOSTRequest");
	}
}

function readPolicy(policy: string, signature: string): Policy {
	const [own, sent] = [Buffer.from(sign(policy)), Buffer.from(signature)];
	if (own.length !== sent.length || !timingSafeEqual(own, sent))
		throw new Refused(403, "SignatureDoesNotMatch");
	return JSON.parse(Buffer.from(policy, "base64").toString());
}

/**
 * Checks a form against its policy: each sent field must be allowed, and each required field must
 * be sent.
 */
function hold({ expiration, conditions }: Policy, fields: Map<string, string>, size: number): void {
	if (Date.parse(expiration) < Date.now()) throw denied();
	const unasked = new Set(fields.keys());
	for (const condition of conditions) {
		if (Array.isArray(condition)) {
			const [, from, to] = condition;
			if (size < from) throw new Refused(400, "EntityTooSmall");
			if (size > to) throw new Refused(400, "EntityTooLarge");
			continue;
		}
		for (const [name, value] of Object.entries(condition)) {
			if (fields.get(name.toLowerCase()) !== value) throw denied();
			unasked.delete(name.toLowerCase());
		}
	}
	if (unasked.size > 0) throw denied();
}

async function take(request: IncomingMessage): Promise<void> {
	if (request.method !== "POST") throw new Refused(405, "MethodNotAllowed");
	const form = await readForm(request);
	const entries = [...form].map(([name, value]) => [name.toLowerCase(), value] as const);
	const file = entries.find(([name]) => name === "file")?.[1];
	if (!(file instanceof Blob)) throw new Refused(400, "InvalidArgument");
	const fields = new Map(
		entries.flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
	);
	const policy = readPolicy(fields.get("policy") ?? "", fields.get("x-amz-signature") ?? "");
	for (const name of ["policy", "x-amz-signature"]) fields.delete(name);
	hold(policy, fields, file.size);
	const bytes = new Uint8Array(await file.arrayBuffer());
	await diskFiles.put("images", fields.get("key") ?? "", bytes, { type: "", cache: "" });
}

/** Answers an uploaded form, as S3 does. */
export async function takeUpload(
	request: IncomingMessage,
	response: ServerResponse,
): Promise<void> {
	try {
		await take(request);
		response.writeHead(204).end();
	} catch (error) {
		if (!(error instanceof Refused)) throw error;
		response.writeHead(error.status, { "content-type": "application/xml" });
		response.end(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${error.code}</Code></Error>`);
	}
}
