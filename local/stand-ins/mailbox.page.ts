import type { IncomingMessage, ServerResponse } from "node:http";
import { escapeHtml } from "#shared/core/texts/html.ts";

/** The part of an email that the mailbox shows. */
export type DisplayedMail = { to: string; subject: string; text: string; at: string };

/** Reads stored emails, latest first: all, those to a recipient, or only the latest ones. */
export type ReadMailbox = (wish: { to?: string; latest?: number }) => Promise<DisplayedMail[]>;

const linked = (text: string) =>
	escapeHtml(text).replace(/https?:\/\/\S+/g, (url) => `<a href="${url}">${url}</a>`);

const mostDisplayed = 100;

const page = (mails: DisplayedMail[]) => {
	const articles = mails.map(
		({ to, at, subject, text }) =>
			`<article><h2 dir="auto">${escapeHtml(subject)}</h2><p><a href="?to=${encodeURIComponent(to)}">${escapeHtml(to)}</a> · ${at}</p><pre dir="auto">${linked(text)}</pre></article>`,
	);
	return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Mailbox</title><meta name="viewport" content="width=device-width"><h1>Mailbox</h1>${articles.join("") || "<p>No mail yet.</p>"}</html>`;
};

/**
 * Answers the mailbox as a page for people who try the product on their machine, and as JSON for
 * tests.
 */
export async function answerMailbox(
	request: IncomingMessage,
	response: ServerResponse,
	{ searchParams }: URL,
	read: ReadMailbox,
): Promise<void> {
	const to = searchParams.get("to") ?? undefined;
	const asJson = String(request.headers.accept ?? "").includes("application/json");
	response.setHeader("cache-control", "no-store");
	response.setHeader(
		"content-type",
		asJson ? "application/json; charset=utf-8" : "text/html; charset=utf-8",
	);
	response.end(
		asJson ? JSON.stringify(await read({ to })) : page(await read({ to, latest: mostDisplayed })),
	);
}
