import { beltName } from "#shared/base/ranks/belts.names.ts";
import { formatLocale, type Locale } from "#shared/core/locales.ts";
import { escapeHtml } from "#shared/core/texts/html.ts";
import { writtenToHtml } from "#shared/core/texts/runs.ts";
import { startOf, timeZone } from "#shared/core/time/kuwait.ts";
import { env } from "../../core/env.ts";
import type { CertificateRecord } from "./certificate.entity.ts";
import {
	bothOf,
	type CertificateSheet,
	type CertificateText,
	certificatePages,
} from "./certificate.layout.ts";

const words: Record<
	Locale,
	Record<
		| "title"
		| "lead"
		| "number"
		| "awarded"
		| "at"
		| "dojo"
		| "examiners"
		| "verify"
		| "president"
		| "chief"
		| "superseded"
		| "revoked",
		string
	>
> = {
	en: {
		title: "Certificate of rank",
		lead: "This is to certify that",
		number: "No.",
		awarded: "has been awarded the rank of",
		at: "Date of the grading",
		dojo: "Dojo",
		examiners: "Examiners",
		verify: "Scan to check",
		president: "For the federation",
		chief: "Chief examiner",
		superseded: "This certificate was replaced by another.",
		revoked: "This certificate was revoked.",
	},
	ar: {
		title: "شهادة درجة",
		lead: "يمنح الاتحاد",
		number: "رقم",
		awarded: "درجة",
		at: "تاريخ الاختبار",
		dojo: "الدوجو",
		examiners: "لجنة الاختبار",
		verify: "امسح الرمز للتحقق",
		president: "عن الاتحاد",
		chief: "رئيس اللجنة",
		superseded: "استُبدلت بهذه الشهادة شهادة أخرى.",
		revoked: "سُحبت هذه الشهادة.",
	},
};

const bidi = (text: string, dir: "ltr" | "auto" = "auto") =>
	dir === "auto" ? writtenToHtml(text) : `<bdi dir="ltr">${escapeHtml(text)}</bdi>`;

const inScript = (locale: Locale, en: string | undefined, ar: string | undefined) =>
	(locale === "ar" && ar) || en || ar || "";

/** What the certificate says in one of its languages. */
function textOf(certificate: CertificateRecord, locale: Locale): CertificateText {
	const { belt, date, number, nameEn, nameAr, dojoEn, dojoAr, placeEn, placeAr } = certificate;
	const text = words[locale];
	const day = new Intl.DateTimeFormat(formatLocale[locale], { timeZone, dateStyle: "long" });
	const dojo = inScript(locale, dojoEn, dojoAr);
	const place = inScript(locale, placeEn, placeAr);
	const examiners = certificate.examiners
		.map(
			(one) => `${bidi(inScript(locale, one.nameEn, one.nameAr))} (${beltName(one.belt, locale)})`,
		)
		.join(locale === "ar" ? "، " : ", ");
	const { state } = certificate;
	return {
		title: text.title,
		lead: text.lead,
		name: bidi(inScript(locale, nameEn, nameAr)),
		awarded: text.awarded,
		award: escapeHtml(beltName(belt, locale)),
		lines: [
			`${text.at}: ${day.format(startOf(date))}${place ? ` – ${bidi(place)}` : ""}`,
			...(dojo ? [`${text.dojo}: ${bidi(dojo)}`] : []),
		],
		smallLines: [`${text.examiners}: ${examiners}`, `${text.number} ${bidi(number, "ltr")}`],
		ended: state === "valid" ? undefined : text[state],
	};
}

const sheetOf = (certificate: CertificateRecord): CertificateSheet => ({
	text: { en: textOf(certificate, "en"), ar: textOf(certificate, "ar") },
	address: `${env().SITE_URL}/verify#${certificate.code}`,
	scan: bothOf(words, "verify"),
	signers: [bothOf(words, "chief"), bothOf(words, "president")],
});

/** Certificates of rank to print. */
export const certificatesPage = (
	certificates: readonly CertificateRecord[],
	locale: Locale,
): string =>
	certificatePages(certificates.map(sheetOf), {
		locale,
		title: [words[locale].title, ...certificates.slice(0, 1).map(({ number }) => number)].join(" "),
	});
