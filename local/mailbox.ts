import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { ulid } from "ulid";
import type { Mail, Mailer } from "#functions/core/mail.ts";
import { escapeHtml } from "#shared/core/html.ts";
import { folders } from "./settings.ts";

export type KeptMail = Mail & { id: string; at: string };

/** Keeps mails on disk instead of sending them. */
export const mailbox: Mailer = {
	async send(mail) {
		const kept: KeptMail = { id: ulid(), at: new Date().toISOString(), ...mail };
		await writeFile(join(folders.mailbox, `${kept.id}.json`), JSON.stringify(kept));
	},
};

/** All kept mails, latest first. */
export async function readMailbox(): Promise<KeptMail[]> {
	const names = (await readdir(folders.mailbox)).filter((name) => name.endsWith(".json")).sort();
	const mails = await Promise.all(names.map((name) => readFile(join(folders.mailbox, name), "utf8")));
	return mails.map((mail) => JSON.parse(mail)).reverse();
}

const linked = (text: string) => escapeHtml(text).replace(/https?:\/\/\S+/g, (url) => `<a href="${url}">${url}</a>`);

/** The mailbox as a page for people who try the product on their machine. */
export async function mailboxPage(): Promise<string> {
	const mails = (await readMailbox()).map(
		({ to, at, subject, text }) =>
			`<article><h2 dir="auto">${escapeHtml(subject)}</h2><p>${escapeHtml(to)} · ${at}</p><pre dir="auto">${linked(text)}</pre></article>`,
	);
	return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Mailbox</title><meta name="viewport" content="width=device-width"><h1>Mailbox</h1>${mails.join("") || "<p>No mail yet.</p>"}</html>`;
}
