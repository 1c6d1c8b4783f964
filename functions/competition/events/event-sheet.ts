import { federationName } from "#shared/core/federation.ts";
import { formatLocale, type Locale } from "#shared/core/locales.ts";
import { escapeHtml } from "#shared/core/texts/html.ts";
import { writtenToHtml } from "#shared/core/texts/runs.ts";
import { startOf, timeZone } from "#shared/core/time/kuwait.ts";
import type { EventRecord } from "./event.entity.ts";

/** Styles of printed sheets about an event: the header, tables, and one section a page. */
export const eventSheetStyle = `
.sheets section + section { break-before: page; margin-block-start: 3rem }
section + section { margin-block-start: 1.2rem }
header { grid-template-columns: auto 1fr auto; column-gap: 1rem }
header img { grid-row: 1 / span 3; align-self: center; block-size: 15mm; inline-size: 15mm }
h1 { grid-column: 2 / -1 }
h2 { display: flex; justify-content: space-between; align-items: baseline; gap: 1rem; margin: 0 0 .5rem; font-size: 13pt }
h2 small { font-size: 9.5pt; font-weight: 400; color: #444 }
table { inline-size: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums }
thead { display: table-header-group }
tr { break-inside: avoid }
body { font-size: 10pt }
th, td { padding: 1.6mm 1.6mm; border-block-end: .5pt solid #999; text-align: start; vertical-align: baseline }
th { border-block-end: 1pt solid #111; font-size: 9.5pt; white-space: nowrap }
@media print { .sheets section + section { margin: 0 } }
`;

const asOf: Record<Locale, string> = { en: "As of", ar: "حتى" };

/** The header of a printed sheet: what it is, the event, its day and place, and when it was printed. */
export function eventSheetHeader(
	event: EventRecord,
	{ kind, locale, now }: { kind: string; locale: Locale; now: number },
): string {
	const day = (instant: number, time?: "short") =>
		new Intl.DateTimeFormat(formatLocale[locale], {
			timeZone,
			dateStyle: "long",
			timeStyle: time,
		}).format(instant);
	const title = locale === "ar" ? event.titleAr : event.titleEn;
	const place = (locale === "ar" && event.locationAr) || event.location;
	const head = [day(startOf(event.eventDate)), place].filter(Boolean).join(" – ");
	return `<header><img src="/mark.svg" alt=""><p>${escapeHtml(federationName[locale])}</p><p>${escapeHtml(kind)}</p>
<h1>${writtenToHtml(title)}</h1><p>${writtenToHtml(head)}</p><p>${asOf[locale]} ${day(now, "short")}</p></header>`;
}
