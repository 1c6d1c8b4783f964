import { formatLocale, type Locale } from "#shared/core/locales.ts";
import { escapeHtml } from "#shared/core/texts/html.ts";
import { writtenToHtml } from "#shared/core/texts/runs.ts";
import { type Table, tableFile } from "../../../core/files/table-file.ts";
import { Download } from "../../../core/http/answer.ts";
import { printedPage } from "../../../core/http/printed-page.ts";
import type { EventRecord } from "../../events/event.entity.ts";
import { eventSheetHeader, eventSheetStyle } from "../../events/event-sheet.ts";
import { heads } from "./exports.words.ts";

const style = `${eventSheetStyle}
.wide { max-inline-size: 277mm } .wide td, .wide th { font-size: 8.5pt; padding: 1.2mm 1.4mm }
.name { font-weight: 600 } .name small { display: block; font-weight: 400; color: #444 }
.name bdi, .short { white-space: nowrap }
.number, .weight { inline-size: 1%; white-space: nowrap; text-align: end }
.short { inline-size: 1% }
tbody tr:nth-child(even) { background: #f6f3ee; print-color-adjust: exact; -webkit-print-color-adjust: exact }
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
	/** The lists follow each other under one header; otherwise each has a page of its own. */
	isTogether?: boolean;
	/** The lists to print. */
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

/** Classes of columns whose width is that of their content. */
const columnClasses = {
	number: "number",
	weight: "weight",
	name: "name",
	age: "short",
	gender: "short",
	shortBelt: "short",
	phone: "short",
} as const;

/** Renders each list as a printed page with the event in its header. */
function toSheet(
	{ event, locale, now }: ListFile,
	{ labels, isWide, isTogether = false, ...list }: List,
): string {
	const groups = list.groups();
	const format = formatLocale[locale];
	const number = new Intl.NumberFormat(format);
	const plural = new Intl.PluralRules(format);
	const title = locale === "ar" ? event.titleAr : event.titleEn;
	const { kind } = labels;
	const count = (many: number) =>
		(
			(many === 0 && labels.count.zero) ||
			labels.count[plural.select(many)] ||
			labels.count.other ||
			""
		).replace("#", number.format(many));
	const headOf = (name: keyof typeof heads) => heads[name][locale === "ar" ? 1 : 0];
	const names = Object.keys(columnClasses) as (keyof typeof columnClasses)[];
	const columnClass = (column: string) => {
		const name = names.find((one) => headOf(one) === column);
		return name ? ` class="${columnClasses[name]}"` : "";
	};
	const cell = (value: string | number) =>
		typeof value === "number" ? number.format(value) : writtenToHtml(value);
	const table = ({ columns, rows }: Table) => {
		// A name in the other script stands below the name, so that both have room.
		const [name, other] = [headOf("name"), headOf("otherName")].map((one) => columns.indexOf(one));
		const own = columns.map((_, at) => at).filter((at) => at !== other);
		const below = (row: Table["rows"][number], at: number) =>
			at === name && other >= 0 && row[other] ? `<small>${cell(row[other])}</small>` : "";
		return `<table><thead><tr>${own
			.map((at) => `<th scope="col"${columnClass(columns[at])}>${escapeHtml(columns[at])}</th>`)
			.join("")}</tr></thead><tbody>${rows
			.map(
				(row) =>
					`<tr>${own
						.map((at) => `<td${columnClass(columns[at])}>${cell(row[at])}${below(row, at)}</td>`)
						.join("")}</tr>`,
			)
			.join("")}</tbody></table>`;
	};
	const header = eventSheetHeader(event, { kind, locale, now });
	const section = (group: Table, at: number) => `<section>${at === 0 || !isTogether ? header : ""}
<h2>${writtenToHtml(group.title)}<small>${count(group.rows.length)}</small></h2>
${group.rows.length > 0 ? table(group) : `<p>${labels.nobody}</p>`}</section>`;
	const empty: Table = { title: kind, columns: [], rows: [] };
	return printedPage({
		locale,
		title: `${kind}: ${title}`,
		body: (groups.length > 0 ? groups : [empty]).map(section).join("\n"),
		style: isWide ? `${style}@page { size: A4 landscape }` : style,
		className: [isWide && "wide", !isTogether && "sheets"].filter(Boolean).join(" ") || undefined,
	});
}
