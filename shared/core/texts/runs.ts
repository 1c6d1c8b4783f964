import { mailto } from "../fields/mailto.ts";
import { phoneLink } from "../fields/phone.ts";
import { escapeHtml } from "./html.ts";
import { langOf } from "./lang-of.ts";

/** A part of a text. Every kind but `text` reads from left to right. */
export type Run = { kind: "text" | "code" | "web" | "email" | "phone"; text: string };

const digit = "[\\d٠-٩]";
/** Spaces, dashes and brackets inside a telephone number. */
const gap = "[\\s().\\-\u2010-\u2013]{0,2}";
const host = "[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\\.[a-z0-9-]+)*\\.[a-z]{2,}";
const notInWord = "(?<![\\p{L}\\p{N}_@./+-])";
const atEnd = "(?![\\p{L}\\p{N}_])";
/** A season such as 2026-2027 is not a phone number of eight digits. */
const notYears = "(?!(?:19|20)\\d\\d[\\s\\-\u2010-\u2013](?:19|20)\\d\\d)";
const kuwaiti = `${notYears}[2569٢٥٦٩]${digit}{3}[\\s\\-\u2010\u2011\u2013]?${digit}{4}`;

const runs = new RegExp(
	[
		"(?<web>(?:https?://|(?<![\\p{L}\\p{N}_@.-])www\\.)[^\\s<>\u2066-\u2069]+)",
		`(?<email>${notInWord}[a-z0-9._%+-]+@${host})`,
		`(?<phone>${notInWord}(?:(?:\\+|00|٠٠)${digit}(?:${gap}${digit}){6,14}|${kuwaiti})${atEnd})`,
		// U-12, KKK-2026-0001, 2026-11-26, 9:00–10:00, +5
		`(?<code>(?<![\\p{L}\\p{N}_])(?=[a-z./:_\u2010-\u2013-]{0,40}\\d)[a-z0-9]{1,40}(?:[./:_\\-\u2010-\u2013][a-z0-9]{1,40}){1,12}${atEnd})`,
	].join("|"),
	"giu",
);

/** Punctuation after an address belongs to the sentence; a bracket only if it opened outside. */
function endOf(address: string): number {
	let end = address.length;
	while (
		/[.,;:!?'"»”’،؛؟]/.test(address[end - 1]) ||
		(address[end - 1] === ")" && !address.includes("("))
	)
		end--;
	return end;
}

/** Splits a text into plain text and what reads from left to right in every language. */
export function splitRuns(text: string): Run[] {
	const parts: Run[] = [];
	let from = 0;
	for (const { 0: found, index, groups = {} } of text.matchAll(runs)) {
		const kind = (["web", "email", "phone", "code"] as const).find((one) => groups[one]);
		if (!kind) continue;
		const run = kind === "web" ? found.slice(0, endOf(found)) : found;
		if (index > from) parts.push({ kind: "text", text: text.slice(from, index) });
		parts.push({ kind, text: run });
		from = index + run.length;
	}
	if (from < text.length) parts.push({ kind: "text", text: text.slice(from) });
	return parts;
}

/** The target of a link to a run; null if it is not an address. */
export function targetOf({ kind, text }: Run): string | null {
	switch (kind) {
		case "web": {
			const url = /^www\./i.test(text) ? `https://${text}` : text;
			return URL.canParse(url) ? url : null;
		}
		case "email":
			return mailto(text);
		case "phone":
			return phoneLink(text);
		default:
			return null;
	}
}

const arabic = /\p{Script=Arabic}/u;

/**
 * Isolates telephone numbers, email addresses and codes inside an Arabic text with invisible
 * characters. Web addresses are left alone, because programs would count the characters as a part
 * of the link.
 */
export function isolateRuns(text: string): string {
	if (!arabic.test(text)) return text;
	return splitRuns(text)
		.map((run) =>
			run.kind === "text" || run.kind === "web" ? run.text : `\u2066${run.text}\u2069`,
		)
		.join("");
}

/** Escapes a text for HTML, with the same parts and web addresses isolated by markup. */
export function runsToHtml(text: string): string {
	if (!arabic.test(text)) return escapeHtml(text);
	return splitRuns(text)
		.map((run) =>
			run.kind === "text"
				? escapeHtml(run.text)
				: `<span dir="ltr" style="unicode-bidi:isolate">${escapeHtml(run.text)}</span>`,
		)
		.join("");
}

/** A name or another written text for HTML, with the language of its script and its own direction. */
export const writtenToHtml = (text: string): string =>
	`<bdi dir="auto" lang="${langOf(text)}">${runsToHtml(text)}</bdi>`;
