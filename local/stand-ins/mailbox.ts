import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { ulid } from "ulid";
import type { Mail, Mailer } from "#functions/core/outside/mail/mail.ts";
import { folders } from "../settings.ts";
import { writeWhole } from "../writeWhole.ts";

export type KeptMail = Mail & { id: string; at: string };

/**
 * Part of an email's file name, so that a recipient's emails are found among thousands without
 * opening them.
 */
const markOf = (to: string) => createHash("sha256").update(to).digest("hex").slice(0, 12);

/** Stores emails on disk instead of sending them. */
export const mailbox: Mailer = {
	async send(mail) {
		const kept: KeptMail = { id: ulid(), at: new Date().toISOString(), ...mail };
		const path = join(folders.mailbox, `${kept.id}-${markOf(mail.to)}.json`);
		await writeWhole(path, JSON.stringify(kept));
	},
};

/** Stored emails, latest first: all, those to a recipient, or only the latest ones. */
export async function readMailbox({
	to,
	latest,
}: {
	to?: string;
	latest?: number;
} = {}): Promise<KeptMail[]> {
	const ending = to ? `-${markOf(to)}.json` : ".json";
	const names = (await readdir(folders.mailbox)).filter((name) => name.endsWith(ending)).sort();
	const wanted = names.reverse().slice(0, latest);
	const mails = await Promise.all(
		wanted.map((name) => readFile(join(folders.mailbox, name), "utf8")),
	);
	return mails.map((mail) => JSON.parse(mail));
}
