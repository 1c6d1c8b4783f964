import { cleanTyped } from "./cleaning.ts";

const inOtherScript = /^[\p{L}\p{M}\p{N}.\u3002-]+$/u;

/** A domain as DNS knows it: `xn--mnchen-3ya.de` for `münchen.de`. Other texts do not change. */
function asciiDomain(domain: string): string {
	if (/^[\w.-]*$/.test(domain) || !inOtherScript.test(domain)) return domain;
	if (/(^|[.\u3002])-|-([.\u3002]|$)/.test(domain)) return domain;
	const url = `http://${domain}`;
	return URL.canParse(url) ? new URL(url).hostname : domain;
}

/** Takes the address out of a copied text: `Reem <a@b.com>`, `mailto:a@b.com`, `a@b.com,`. */
const addressIn = (text: string) =>
	text.includes("@")
		? text
				.replace(/^[^<>]*<([^<>\s]+)>[\s.,;]*$/, "$1")
				.replace(/^mailto:/, "")
				// The look-behind makes it begin once: from each sign it would take quadratic time.
				.replace(/(?<![.,;:])[.,;:]+$/, "")
		: text;

/**
 * The one form of an email address: without characters that nobody sees, in lower case, its domain
 * in ASCII, so that both spellings of a domain belong to one account.
 */
export function plainEmail(typed: string): string {
	return addressIn(cleanTyped(typed).toLowerCase()).replace(/(?<=@)[^@]*$/, asciiDomain);
}

// The characters that RFC 5322 allows in an atom, and with RFC 6531 the letters of all scripts.
const atom = "[\\p{L}\\p{M}\\p{N}!#$%&'*+/=?^_`{|}~-]+";
const label = "[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?";
const ending = "(?:[A-Za-z]{2,63}|[Xx][Nn]--[A-Za-z0-9-]{0,58}[A-Za-z0-9])";

/** An address in its plain form, with a domain of at least two labels. */
export const emailPattern = new RegExp(
	`^(?=[^@]{1,64}@)${atom}(?:\\.${atom})*@(?:${label}\\.)+${ending}$`,
	"u",
);
