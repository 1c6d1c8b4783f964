import { drawNames } from "#shared/competition/draws/draw-names.ts";
import { formatLocale, type Locale } from "#shared/core/locales.ts";
import { escapeHtml } from "#shared/core/texts/html.ts";
import { writtenToHtml } from "#shared/core/texts/runs.ts";
import { startOf, timeZone } from "#shared/core/time/kuwait.ts";
import { env } from "../../../core/env.ts";
import {
	bothOf,
	type CertificateSheet,
	type CertificateText,
	certificatePages,
} from "../../../training/certificates/certificate.layout.ts";
import type { EventRecord } from "../../events/event.entity.ts";
import { resultsPath } from "../draws.notices.ts";
import { type PrintedClass, podiumOf } from "./printed-class.ts";

type Words = Record<
	"title" | "lead" | "won" | "dojo" | "scan" | "chief" | "president" | "none",
	string
> & {
	inClass: (name: string) => string;
	page: string;
};

const words: Record<Locale, Words> = {
	en: {
		page: "Certificates of placing",
		title: "Certificate",
		lead: "This is to certify that",
		won: "won",
		inClass: (name) => `in ${name}`,
		dojo: "Dojo",
		scan: "Scan for the results",
		chief: "Chief referee",
		president: "For the federation",
		none: "No place is known yet.",
	},
	ar: {
		page: "شهادات الفائزين",
		title: "شهادة تقدير",
		lead: "يهنّئ الاتحاد",
		won: "بإحراز",
		inClass: (name) => `في فئة: ${name}`,
		dojo: "الدوجو",
		scan: "امسح الرمز لعرض النتائج",
		chief: "رئيس الحكام",
		president: "عن الاتحاد",
		none: "لم يُعرف أي مركز بعد.",
	},
};

/** What a certificate says in one of its languages. */
function textOf(
	event: EventRecord,
	printed: PrintedClass,
	{ place, person }: { place: 1 | 2 | 3; person: number },
): CertificateText {
	const { locale } = printed;
	const text = words[locale];
	const isArabic = locale === "ar";
	const day = new Intl.DateTimeFormat(formatLocale[locale], { timeZone, dateStyle: "long" });
	const at = (isArabic && event.locationAr) || event.location;
	const dojo = printed.dojoOf(person);
	const date = day.format(startOf(event.eventDate));
	return {
		title: text.title,
		lead: text.lead,
		name: printed.nameOf(person),
		awarded: text.won,
		award: drawNames[locale].places[place],
		lines: [
			text.inClass(printed.name),
			writtenToHtml(isArabic ? event.titleAr : event.titleEn),
			at ? `${date} – ${writtenToHtml(at)}` : date,
		],
		smallLines: dojo ? [`${text.dojo}: ${dojo}`] : [],
	};
}

function certificatesOf(
	event: EventRecord,
	en: PrintedClass,
	ar: PrintedClass,
): CertificateSheet[] {
	const { eventId, classId } = en.draw;
	const address = `${env().SITE_URL}${resultsPath(eventId, classId)}`;
	return podiumOf(en).flatMap(({ place, person }) =>
		place === 4 || person === undefined
			? []
			: {
					text: {
						en: textOf(event, en, { place, person }),
						ar: textOf(event, ar, { place, person }),
					},
					address,
					scan: bothOf(words, "scan"),
					signers: [bothOf(words, "chief"), bothOf(words, "president")],
				},
	);
}

/**
 * Certificates for the first three places of event classes, each on a sheet of A4 in both scripts.
 * The code leads to the results of the event class.
 */
export function placingCertificates(
	event: EventRecord,
	printed: Record<Locale, readonly PrintedClass[]>,
	locale: Locale,
): string {
	const all = printed.en.flatMap((en, at) => certificatesOf(event, en, printed.ar[at]));
	const title = locale === "ar" ? event.titleAr : event.titleEn;
	return certificatePages(all, {
		locale,
		title: `${words[locale].page}: ${title}`,
		none: escapeHtml(words[locale].none),
	});
}
