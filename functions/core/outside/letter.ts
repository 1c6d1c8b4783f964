import { federationName } from "#shared/core/federation.ts";
import { escapeHtml } from "#shared/core/html.ts";
import { direction, type Locale } from "#shared/core/locales.ts";

export type Letter = { subject: string; paragraphs: string[]; action?: { label: string; url: string } };

/** A letter as the two bodies of a mail, in the reader's direction. @param signed its last lines */
export function compose(
	locale: Locale,
	{ subject, paragraphs, action }: Letter,
	signed: string = federationName[locale],
) {
	const text = [...paragraphs, ...(action ? [`${action.label}: ${action.url}`] : []), signed].join("\n\n");
	const button = action
		? `<p><a href="${escapeHtml(action.url)}" style="background:#b3121d;color:#fff;padding:12px 24px;text-decoration:none;display:inline-block">${escapeHtml(action.label)}</a></p>`
		: "";
	const lines = (paragraph: string) => `<p style="white-space:pre-line">${escapeHtml(paragraph)}</p>`;
	const html = `<!doctype html><html lang="${locale}" dir="${direction[locale]}"><body style="font:16px/1.7 sans-serif;color:#1c1a17">${paragraphs.map(lines).join("")}${button}${lines(signed)}</body></html>`;
	return { subject, text, html };
}
