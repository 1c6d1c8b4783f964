import { federationName } from "#shared/core/federation.ts";
import { direction, type Locale } from "#shared/core/locales.ts";
import { escapeHtml } from "#shared/core/texts/html.ts";
import { isolateRuns, runsToHtml } from "#shared/core/texts/runs.ts";
import { qrTable } from "./qr-table.ts";

export type Letter = {
	subject: string;
	paragraphs: string[];
	/** The event or class that the email is about, and its facts. */
	card?: { title?: string; lines: string[] };
	/** A code to be scanned from the recipient's screen or from paper, with what to do with it. */
	code?: { title: string; text: string; url: string };
	action?: { label: string; url: string };
	/** Small print: why the recipient gets the email, and the link to change that. */
	foot?: { text: string; label: string; url: string };
};

/** The first line of an email; without a name if the recipient's is unknown. */
export const greetRecipient = (locale: Locale, name?: string): string =>
	locale === "ar" ? `مرحبًا${name ? ` ${name}` : ""}،` : `Hello${name ? ` ${name}` : ""},`;

/** The mark and the name above an email's text. */
const headOf = (locale: Locale, siteUrl: string) =>
	`<p style="margin:0 0 24px;padding:0 0 16px;border-bottom:1px solid #e2d9cb;font-weight:600"><a href="${escapeHtml(siteUrl)}" style="color:inherit;text-decoration:none"><img src="${escapeHtml(siteUrl)}/app/icon-192.png" width="40" height="40" alt="" style="vertical-align:middle;border-radius:8px">&#160; ${federationName[locale]}</a></p>`;

/** A card with a red bar at its beginning; email programs know no logical property for a border. */
function cardOf({ title, lines }: NonNullable<Letter["card"]>): string {
	const text = lines.map((line) => `${runsToHtml(line)}<br>`).join("");
	const name = title ? `<strong style="font-size:17px">${runsToHtml(title)}</strong><br>` : "";
	return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:16px 0 24px;border-collapse:collapse;font:inherit"><tr><td width="4" style="width:4px;background:#b3121d"></td><td style="padding:12px 16px;background:#faf7f2">${name}${text}</td></tr></table>`;
}

/** The title of a code, the code, and what to do with it. */
const codeOf = ({ title, text, url }: NonNullable<Letter["code"]>): string =>
	`<p style="margin:24px 0 8px"><strong>${runsToHtml(title)}</strong></p>${qrTable(url)}<p style="margin:8px 0 24px">${runsToHtml(text)}</p>`;

type Sender = {
	/** The site's public URL. */
	siteUrl: string;
	/** The signature. */
	signed?: string;
};

/** Renders an email as text and HTML, in the direction of the language. */
export function composeEmail(
	locale: Locale,
	{ subject, paragraphs, card, code, action, foot }: Letter,
	{ siteUrl, signed = federationName[locale] }: Sender,
) {
	const led = action ? [`${isolateRuns(action.label)}: ${action.url}`] : [];
	const ended = foot ? [`${isolateRuns(foot.text)}\n${foot.label}: ${foot.url}`] : [];
	const facts = card ? [[...(card.title ? [card.title] : []), ...card.lines].join("\n")] : [];
	const body = [...paragraphs, ...facts].map(isolateRuns);
	const scanned = code
		? [`${isolateRuns(code.title)}: ${code.url}\n${isolateRuns(code.text)}`]
		: [];
	const text = [...body, ...scanned, ...led, isolateRuns(signed), ...ended].join("\n\n");
	const button = action
		? `<p><a href="${escapeHtml(action.url)}" style="background:#b3121d;color:#fff;padding:12px 24px;border-radius:8px;font-weight:600;text-decoration:none;display:inline-block">${runsToHtml(action.label)}</a></p>`
		: "";
	const small = foot
		? `<p style="font:13px/1.6 Tahoma,Arial,sans-serif;color:#5c574f">${runsToHtml(foot.text)} <a href="${escapeHtml(foot.url)}" style="color:inherit">${escapeHtml(foot.label)}</a></p>`
		: "";
	const lines = (paragraph: string) =>
		`<p style="white-space:pre-line">${runsToHtml(paragraph)}</p>`;
	const html = `<!doctype html><html lang="${locale}" dir="${direction[locale]}"><body style="margin:0;padding:24px 12px;background:#faf7f2"><div style="max-width:560px;margin:0 auto;padding:24px;border:1px solid #e2d9cb;border-radius:8px;background:#fff;font:16px/1.7 Tahoma,Arial,sans-serif;color:#1c1a17">${headOf(locale, siteUrl)}${paragraphs.map(lines).join("")}${card ? cardOf(card) : ""}${code ? codeOf(code) : ""}${button}${lines(signed)}</div><div style="max-width:560px;margin:0 auto;padding:8px 24px">${small}</div></body></html>`;
	return { subject, text, html };
}
