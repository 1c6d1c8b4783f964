import { federationName } from "#shared/core/federation.ts";
import { direction, type Locale } from "#shared/core/locales.ts";
import { escapeHtml } from "#shared/core/texts/html.ts";
import { isolateRuns, runsToHtml } from "#shared/core/texts/runs.ts";

export type Letter = {
	subject: string;
	paragraphs: string[];
	action?: { label: string; url: string };
	/** Small print: why the recipient gets the email, and the link to change that. */
	foot?: { text: string; label: string; url: string };
};

/** The first line of an email; without a name if the recipient's is unknown. */
export const greetRecipient = (locale: Locale, name?: string): string =>
	locale === "ar" ? `مرحبًا${name ? ` ${name}` : ""}،` : `Hello${name ? ` ${name}` : ""},`;

/**
 * Renders an email as text and HTML, in the direction of the language.
 * @param signed the signature
 */
export function composeEmail(
	locale: Locale,
	{ subject, paragraphs, action, foot }: Letter,
	signed: string = federationName[locale],
) {
	const led = action ? [`${isolateRuns(action.label)}: ${action.url}`] : [];
	const ended = foot ? [`${isolateRuns(foot.text)}\n${foot.label}: ${foot.url}`] : [];
	const text = [...paragraphs.map(isolateRuns), ...led, isolateRuns(signed), ...ended].join("\n\n");
	const button = action
		? `<p><a href="${escapeHtml(action.url)}" style="background:#b3121d;color:#fff;padding:12px 24px;text-decoration:none;display:inline-block">${runsToHtml(action.label)}</a></p>`
		: "";
	const small = foot
		? `<p style="font-size:13px;color:#5c574f">${runsToHtml(foot.text)} <a href="${escapeHtml(foot.url)}" style="color:inherit">${escapeHtml(foot.label)}</a></p>`
		: "";
	const lines = (paragraph: string) =>
		`<p style="white-space:pre-line">${runsToHtml(paragraph)}</p>`;
	const html = `<!doctype html><html lang="${locale}" dir="${direction[locale]}"><body style="font:16px/1.7 sans-serif;color:#1c1a17">${paragraphs.map(lines).join("")}${button}${lines(signed)}${small}</body></html>`;
	return { subject, text, html };
}
