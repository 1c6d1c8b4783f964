import { mkdtempSync, rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { GetObjectCommand, S3Client } from "@aws-sdk/client-s3";
import type { Files, Store } from "#functions/core/outside/files.ts";
import type { Identity } from "#functions/core/outside/identity.ts";
import type { Mailer } from "#functions/core/outside/mail/mail.ts";

/** An implementation of the adapters, and how a test inspects it. */
export type Behind = {
	identity: () => Promise<Identity>;
	files: () => Promise<
		Omit<Files, "read"> & {
			read(store: Store, key: string): Promise<Buffer | null>;
			/** Fetches the target of a link. */
			follow(link: string): Promise<Response>;
		}
	>;
	/** `sentMails` returns every sent email as text. */
	mail: () => Promise<Mailer & { sentMails(): Promise<string[]> }>;
};

/** The folder of the embedded adapters, which read LOCAL_DIR when they are loaded. */
export const scratch = mkdtempSync(join(tmpdir(), "adapters-"));
process.env.LOCAL_DIR = scratch;
export const clearScratch = () => rmSync(scratch, { recursive: true, force: true });

/** Serves one request of the embedded cloud. */
async function followOnDisk(link: string): Promise<Response> {
	const { answerLink } = await import("#local/links.ts");
	const server = createServer((request, response) =>
		answerLink(response, new URL(request.url ?? "", link)),
	);
	await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
	const { port } = server.address() as AddressInfo;
	const answer = await fetch(`http://127.0.0.1:${port}${link.slice(new URL(link).origin.length)}`);
	server.close();
	return answer;
}

const embedded: Behind = {
	identity: async () => (await import("#local/stand-ins/identity.ts")).embeddedIdentity(),
	async files() {
		const [{ diskFiles }, { folders }] = await Promise.all([
			import("#local/stand-ins/files.ts"),
			import("#local/settings.ts"),
		]);
		const read = (store: Store, key: string) =>
			readFile(join(folders[store], key)).catch(() => null);
		return { ...diskFiles, read, follow: followOnDisk };
	},
	async mail() {
		const { mailbox, readMailbox } = await import("#local/stand-ins/mailbox.ts");
		return {
			...mailbox,
			sentMails: async () => (await readMailbox()).map((mail) => JSON.stringify(mail)),
		};
	},
};

const buckets = { images: "IMAGES_BUCKET", pages: "PAGES_BUCKET" } as const;

/**
 * The AWS implementation, on any endpoint at `AWS_ENDPOINT_URL`, with resource names from the
 * settings.
 */
const cloud: Behind = {
	identity: async () => (await import("#functions/core/outside/identity.ts")).identity.get(),
	async files() {
		const { files } = await import("#functions/core/outside/files.ts");
		const client = new S3Client({ forcePathStyle: true });
		const read = async (store: Store, Key: string) => {
			try {
				const { Body } = await client.send(
					new GetObjectCommand({ Bucket: process.env[buckets[store]], Key }),
				);
				return Buffer.from((await Body?.transformToByteArray()) ?? []);
			} catch (error) {
				if ((error as Error).name === "NoSuchKey") return null;
				throw error;
			}
		};
		return { ...files.get(), read, follow: (link) => fetch(link) };
	},
	async mail() {
		const { mail } = await import("#functions/core/outside/mail/mail.ts");
		const sentMails = async () => {
			const response = await fetch(`${process.env.AWS_ENDPOINT_URL}/_ministack/ses/messages`);
			const answer = await response.json();
			const messages: unknown[] = Array.isArray(answer) ? answer : answer.messages;
			return messages.map((message) => JSON.stringify(message));
		};
		return { ...mail.get(), sentMails };
	},
};

/** Every implementation available on this machine. */
export const implementations: [name: string, behind: Behind][] = [
	["embedded", embedded],
	...(process.env.AWS_ENDPOINT_URL ? [["cloud", cloud] as [string, Behind]] : []),
];
