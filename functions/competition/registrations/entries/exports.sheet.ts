import { federationName } from "#shared/core/federation.ts";
import { formatLocale, type Locale } from "#shared/core/locales.ts";
import { escapeHtml } from "#shared/core/texts/html.ts";
import { writtenToHtml } from "#shared/core/texts/runs.ts";
import { startOf, timeZone } from "#shared/core/time/kuwait.ts";
import { type Table, tableFile } from "../../../core/files/table-file.ts";
import { Download } from "../../../core/http/answer.ts";
import { printedPage } from "../../../core/http/printed-page.ts";
import type { EventRecord } from "../../events/event.entity.ts";
import { heads, words } from "./exports.words.ts";

const style = `
section + section { break-before: page; margin-block-start: 3rem }
h2 { display: flex; justify-content: space-between; align-items: baseline; gap: 1rem; margin: 0 0 .5rem; font-size: 13pt }
h2 small { font-size: 9.5pt; font-weight: 400; color: #444 }
table { inline-size: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums }
thead { display: table-header-group }
tr { break-inside: avoid }
th, td { padding: 1.6mm 2mm; border-block-end: .5pt solid #999; text-align: start; vertical-align: baseline }
th { border-block-end: 1pt solid #111; font-size: 9.5pt; white-space: nowrap }
.wide { max-inline-size: 277mm } .wide td, .wide th { font-size: 8.5pt; padding: 1.2mm 1.4mm; overflow-wrap: break-word }
.number, .weight { inline-size: 1%; white-space: nowrap; text-align: end }
@media print { section + section { margin: 0 } }
`;

/** The sheet's title, and texts for an empty list and for the number of rows. */
export type Labels = {
	kind: string;
	nobody: string;
	count: Partial<Record<Intl.LDMLPluralRule, string>>;
};

/** The file of an event's list: `name` ends in its format. */
type ListFile = { event: EventRecord; name: string; locale: Locale; now: number };

type List = {
	labels: Labels;
	/** Many columns: printed in landscape. */
	isWide: boolean;
	/** The lists to print, each on a page of its own. */
	groups: () => Table[];
	/** The table for Excel. */
	table: () => Table;
};

/** An event's list to print or as a table for Excel. */
export async function listFile(file: ListFile, list: List): Promise<Download> {
	const { event, name, locale } = file;
	if (name.endsWith(".html")) return new Download(toSheet(file, list), { type: "text/html" });
	const title = locale === "ar" ? event.titleAr : event.titleEn;
	return tableFile(list.table(), `${title} - ${name}`, locale);
}

/** Renders each list as a printed page with the event in its header. */
function toSheet({ event, locale, now }: ListFile, { labels, isWide, ...list }: List): string {
	const groups = list.groups();
	const text = words[locale];
	const format = formatLocale[locale];
	const number = new Intl.NumberFormat(format);
	const plural = new Intl.PluralRules(format);
	const day = (instant: number, time?: "short") =>
		new Intl.DateTimeFormat(format, { timeZone, dateStyle: "long", timeStyle: time }).format(
			instant,
		);
	const title = locale === "ar" ? event.titleAr : event.titleEn;
	const place = (locale === "ar" && event.locationAr) || event.location;
	const { kind } = labels;
	const count = (many: number) =>
		(
			(many === 0 && labels.count.zero) ||
			labels.count[plural.select(many)] ||
			labels.count.other ||
			""
		).replace("#", number.format(many));
	const head = [day(startOf(event.eventDate)), place].filter(Boolean).join(" – ");
	const isHead = (name: "number" | "weight", column: string) =>
		column === heads[name][locale === "ar" ? 1 : 0];
	const columnClass = (column: string) =>
		isHead("number", column)
			? ' class="number"'
			: isHead("weight", column)
				? ' class="weight"'
				: "";
	const cell = (value: string | number) =>
		typeof value === "number" ? number.format(value) : writtenToHtml(value);
	const table = ({ columns, rows }: Table) =>
		`<table><thead><tr>${columns
			.map((column) => `<th scope="col"${columnClass(column)}>${escapeHtml(column)}</th>`)
			.join("")}</tr></thead><tbody>${rows
			.map(
				(row) =>
					`<tr>${row.map((one, at) => `<td${columnClass(columns[at])}>${cell(one)}</td>`).join("")}</tr>`,
			)
			.join("")}</tbody></table>`;
	const section = (
		group: Table,
	) => `<section><header><p>${escapeHtml(federationName[locale])}</p><p>${escapeHtml(kind)}</p>
<h1>${writtenToHtml(title)}</h1><p>${writtenToHtml(head)}</p><p>${text.asOf} ${day(now, "short")}</p></header>
<h2>${writtenToHtml(group.title)}<small>${count(group.rows.length)}</small></h2>
${group.rows.length > 0 ? table(group) : `<p>${labels.nobody}</p>`}</section>`;
	const empty: Table = { title: kind, columns: [], rows: [] };
	return printedPage({
		locale,
		title: `${kind}: ${title}`,
		body: (groups.length > 0 ? groups : [empty]).map(section).join("\n"),
		style: isWide ? `${style}@page { size: A4 landscape }` : style,
		className: isWide ? "wide" : undefined,
	});
}
