import encode from "qr";
import { beltName } from "#shared/base/ranks/belts.names.ts";
import { federationName } from "#shared/core/federation.ts";
import { direction, formatLocale, type Locale, locales } from "#shared/core/locales.ts";
import { escapeHtml } from "#shared/core/texts/html.ts";
import { writtenToHtml } from "#shared/core/texts/runs.ts";
import { startOf, timeZone } from "#shared/core/time/kuwait.ts";
import { env } from "../../core/env.ts";
import { printedPage } from "../../core/http/printed-page.ts";
import type { CertificateRecord } from "./certificate.entity.ts";

type Words = Record<"title" | "hint" | "check" | "superseded" | "revoked", string>;

const words: Record<Locale, Words> = {
	en: {
		title: "Wallet card",
		hint: "Print at 100% and cut along the line.",
		check: "Scan to check",
		superseded: "This certificate was replaced by another, so there is no card of it.",
		revoked: "This certificate was revoked, so there is no card of it.",
	},
	ar: {
		title: "بطاقة المحفظة",
		hint: "للطباعة بمقياس ١٠٠٪، ثم القص على الخط.",
		check: "امسح للتحقق",
		superseded: "استُبدلت بهذه الشهادة شهادة أخرى، فلا بطاقة لها.",
		revoked: "سُحبت هذه الشهادة، فلا بطاقة لها.",
	},
};

// The size of a bank card (ISO/IEC 7810 ID-1).
const style = `
.card { box-sizing: border-box; inline-size: 85.6mm; block-size: 54mm; padding: 4mm; overflow: hidden;
	border: .3pt dashed #777; border-radius: 3.2mm; display: grid; grid-template-rows: auto 1fr; gap: 2mm;
	break-inside: avoid; line-height: 1.25; print-color-adjust: exact; -webkit-print-color-adjust: exact }
.card header { display: grid; grid-template-columns: 1fr auto 1fr; align-items: center; gap: 2mm; margin: 0;
	padding-block-end: 1.5mm; border-block-end: 1pt solid #b3121d; font-size: 6.5pt; font-weight: 600 }
.card header img { inline-size: 8mm; block-size: 8mm } .card header :last-child { justify-self: end }
.card .body { display: grid; grid-template-columns: minmax(0, 1fr) 27mm; gap: 3mm; align-items: center }
.card p { margin: 0 } .card .name { font-size: 10pt; font-weight: 700; overflow-wrap: anywhere }
.card .name.long { font-size: 8pt } .card .rank { font-size: 7.5pt; margin-block-start: .5mm }
.card .facts { margin-block-start: 1.5mm; font-size: 6.5pt; color: #444 }
.card figure { margin: 0; text-align: center; font-size: 5.5pt; color: #444 } .card svg { inline-size: 27mm; block-size: 27mm; display: block }
.hint { color: #444; font-size: 9.5pt } .ended { color: #b3121d; font-weight: 700 }
@media print { .hint { display: none } }
`;

/** Letters from which a name takes a smaller size, so that it stays on two lines. */
const longName = 26;

function nameIn(locale: Locale, { nameEn, nameAr, belt }: CertificateRecord): string {
	const name = locale === "ar" ? nameAr : nameEn;
	const rank = `<p class="rank">${escapeHtml(beltName(belt, locale))}</p>`;
	const long = name && name.length > longName ? " long" : "";
	return `<div lang="${locale}" dir="${direction[locale]}">${name ? `<p class="name${long}">${writtenToHtml(name)}</p>` : ""}${rank}</div>`;
}

function card(certificate: CertificateRecord, locale: Locale): string {
	const { number, date, code } = certificate;
	const day = new Intl.DateTimeFormat(formatLocale[locale], { timeZone, dateStyle: "long" });
	const image = encode(`${env().SITE_URL}/verify#${code}`, "svg", { ecc: "medium", border: 1 });
	return `<section class="card"><header dir="ltr"><span lang="en">${federationName.en}</span>
<img src="/mark.svg" alt=""><span lang="ar" dir="rtl">${federationName.ar}</span></header>
<div class="body"><div>${locales.map((one) => nameIn(one, certificate)).join("")}
<p class="facts"><bdi dir="ltr">${escapeHtml(number)}</bdi><br>${day.format(startOf(date))}</p></div>
<figure>${image}<figcaption>${words[locale].check}</figcaption></figure></div></section>`;
}

/** A valid certificate as a card for the wallet; for others, a sentence that says why there is none. */
export const cardPage = (certificate: CertificateRecord, locale: Locale): string => {
	const { state, number } = certificate;
	const text = words[locale];
	return printedPage({
		locale,
		title: `${text.title} ${number}`,
		body:
			state === "valid"
				? `<p class="hint">${text.hint}</p>${card(certificate, locale)}`
				: `<h1>${text.title}</h1><p class="ended">${text[state]}</p>`,
		style,
	});
};
