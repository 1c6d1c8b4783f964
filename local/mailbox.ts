import { createHash } from "node:crypto";
import { readdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { ulid } from "ulid";
import type { Mail, Mailer } from "#functions/core/mail.ts";
import { escapeHtml } from "#shared/core/html.ts";
import { folders } from "./settings.ts";

export type KeptMail = Mail & { id: string; at: string };

/** Part of a mail's file name, so that one person's mails are found among thousands without opening them. */
const markOf = (to: string) => createHash("sha256").update(to).digest("hex").slice(0, 12);

/** Keeps mails on disk instead of sending them. */
export const mailbox: Mailer = {
	async send(mail) {
		const kept: KeptMail = { id: ulid(), at: new Date().toISOString(), ...mail };
		const path = join(folders.mailbox, `${kept.id}-${markOf(mail.to)}.json`);
		await writeFile(`${path}.part`, JSON.stringify(kept));
		await rename(`${path}.part`, path);
	},
};

/** Kept mails, latest first: all, those to somebody, or only the latest few. */
export async function readMailbox({ to, latest }: { to?: string; latest?: number } = {}): Promise<KeptMail[]> {
	const ending = to ? `-${markOf(to)}.json` : ".json";
	const names = (await readdir(folders.mailbox)).filter((name) => name.endsWith(ending)).sort();
	const wanted = names.reverse().slice(0, latest);
	const mails = await Promise.all(wanted.map((name) => readFile(join(folders.mailbox, name), "utf8")));
	return mails.map((mail) => JSON.parse(mail));
}

const linked = (text: string) => escapeHtml(text).replace(/https?:\/\/\S+/g, (url) => `<a href="${url}">${url}</a>`);

const shown = 100;

/** The latest mails as a page for people who try the product on their machine. */
export async function mailboxPage(to?: string): Promise<string> {
	const mails = (await readMailbox({ to, latest: shown })).map(
		({ to, at, subject, text }) =>
			`<article><h2 dir="auto">${escapeHtml(subject)}</h2><p><a href="?to=${encodeURIComponent(to)}">${escapeHtml(to)}</a> · ${at}</p><pre dir="auto">${linked(text)}</pre></article>`,
	);
	return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Mailbox</title><meta name="viewport" content="width=device-width"><h1>Mailbox</h1>${mails.join("") || "<p>No mail yet.</p>"}</html>`;
}
