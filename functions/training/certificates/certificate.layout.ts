import encode from "qr";
import { federationName } from "#shared/core/federation.ts";
import { direction, type Locale, locales } from "#shared/core/locales.ts";
import { printedPage } from "../../core/http/printed-page.ts";

const style = `
@page { size: A4 landscape; margin: 10mm }
body { max-inline-size: 277mm }
.certificate { box-sizing: border-box; min-block-size: 180mm; padding: 9mm 12mm; border: 1.6mm double #b3121d;
	display: grid; grid-template-rows: auto 1fr auto; gap: 4mm; break-inside: avoid }
.certificate + .certificate { break-before: page; margin-block-start: 2rem }
.federation { display: grid; grid-template-columns: 1fr auto 1fr; align-items: center; font-size: 14pt; font-weight: 600 }
.federation img { inline-size: 20mm; block-size: 20mm }
.scripts { display: grid; grid-template-columns: 1fr 1fr; gap: 10mm; align-content: center; text-align: center }
.scripts h1 { margin: 0 0 4mm; font-size: 22pt; color: #b3121d }
.scripts p { margin: 1mm 0 }
.scripts .name { font-size: 24pt; font-weight: 700; line-height: 1.3 }
.scripts .award { font-size: 19pt; font-weight: 700 }
.scripts .small { font-size: 10.5pt; color: #444 }
.ended { color: #b3121d; font-weight: 700 }
.foot { display: grid; grid-template-columns: 1fr auto 1fr; gap: 8mm; align-items: end; font-size: 9.5pt; color: #444 }
.foot .pen { padding-block-start: 1mm; border-block-start: .5pt solid #111; text-align: center }
.foot figure { margin: 0; text-align: center } .foot svg { inline-size: 32mm; block-size: 32mm }
.foot figcaption { line-height: 1.3 }
@media (max-width: 50rem) { .scripts, .foot { grid-template-columns: 1fr } }
@media print { .certificate + .certificate { margin: 0 } .scripts { grid-template-columns: 1fr 1fr }
	.foot { grid-template-columns: 1fr auto 1fr } .certificate { block-size: 188mm } }
`;

/** A text in both languages. */
type Both = Record<Locale, string>;

/** What a certificate says in one of its languages, from the top. All texts are HTML. */
export type CertificateText = {
	title: string;
	/** Leads to the name. */
	lead: string;
	name: string;
	/** Leads to what was awarded. */
	awarded: string;
	award: string;
	lines: string[];
	smallLines: string[];
	/** Why it is no longer valid. */
	ended?: string;
};

/** A certificate on its sheet. */
export type CertificateSheet = {
	text: Record<Locale, CertificateText>;
	/** Where its code leads. */
	address: string;
	/** Below the code. */
	scan: Both;
	/** Who signs, below the lines for a pen. */
	signers: [Both, Both];
};

/** The same text in both languages. */
export const bothOf = <Key extends string>(
	words: Record<Locale, Record<Key, string>>,
	key: Key,
): Both => ({ en: words.en[key], ar: words.ar[key] });

const both = (text: Both) =>
	locales.map((locale) => `<span lang="${locale}">${text[locale]}</span>`).join(" · ");

function column({ text }: CertificateSheet, locale: Locale): string {
	const { title, lead, name, awarded, award, lines, smallLines, ended } = text[locale];
	const paragraphs = [
		`<p>${lead}</p>`,
		`<p class="name">${name}</p><p>${awarded}</p><p class="award">${award}</p>`,
		...lines.map((line) => `<p>${line}</p>`),
		...smallLines.map((line) => `<p class="small">${line}</p>`),
		...(ended ? [`<p class="ended">${ended}</p>`] : []),
	];
	return `<div lang="${locale}" dir="${direction[locale]}"><h1>${title}</h1>${paragraphs.join("\n")}</div>`;
}

function sheet(certificate: CertificateSheet): string {
	const { address, scan, signers } = certificate;
	return `<section class="certificate"><div class="federation" dir="ltr"><span lang="en" dir="ltr">${federationName.en}</span>
<img src="/mark.svg" alt=""><span lang="ar" dir="rtl">${federationName.ar}</span></div>
<div class="scripts" dir="ltr">${column(certificate, "en")}${column(certificate, "ar")}</div>
<div class="foot" dir="ltr"><p class="pen">${both(signers[0])}</p>
<figure>${encode(address, "svg", { ecc: "medium" })}<figcaption>${both(scan)}</figcaption></figure>
<p class="pen">${both(signers[1])}</p></div></section>`;
}

/** Certificates to print, each on a sheet of A4 in landscape, in both scripts. */
export const certificatePages = (
	certificates: readonly CertificateSheet[],
	/** `none`: what the page says without a certificate. */
	{ locale, title, none = "" }: { locale: Locale; title: string; none?: string },
): string => {
	const body = certificates.map(sheet).join("\n") || `<p>${none}</p>`;
	return printedPage({ locale, title, body, style });
};
