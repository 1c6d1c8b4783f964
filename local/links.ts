import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { ServerResponse } from "node:http";
import { join } from "node:path";
import { asAttachment } from "#functions/core/attachment.ts";
import { env } from "#functions/core/env.ts";
import type { LinkTo } from "#functions/core/outside/files.ts";
import { folders } from "./settings.ts";

/** Path of signed links, which S3 serves in the cloud. */
export const linkPath = "/local/files";

const secret = randomBytes(32);
const sign = (query: URLSearchParams) =>
	createHmac("sha256", secret).update(query.toString()).digest();

/** A signed link to a file on disk that is valid for `seconds` seconds. */
export function linkTo(
	store: keyof typeof folders,
	key: string,
	{ name, type, seconds }: LinkTo,
): string {
	const query = new URLSearchParams({
		store,
		key,
		name,
		type,
		until: String(Date.now() + seconds * 1000),
	});
	return `${env().SITE_URL}${linkPath}?${query}&signature=${sign(query).toString("hex")}`;
}

/** Answers a signed link, as S3 does. */
export async function answerLink(response: ServerResponse, { searchParams }: URL): Promise<void> {
	const query = new URLSearchParams([...searchParams].filter(([name]) => name !== "signature"));
	const sent = Buffer.from(searchParams.get("signature") ?? "", "hex");
	const own = sign(query);
	const isSigned = sent.length === own.length && timingSafeEqual(own, sent);
	if (!isSigned || Number(query.get("until")) < Date.now())
		return void response.writeHead(403).end();
	const bytes = await readFile(
		join(folders[query.get("store") as keyof typeof folders], query.get("key") ?? ""),
	).catch(() => null);
	if (!bytes) return void response.writeHead(404).end();
	const [type, name] = ["type", "name"].map((field) => query.get(field) ?? "");
	response
		.writeHead(200, { "content-type": type, "content-disposition": asAttachment(name) })
		.end(bytes);
}
