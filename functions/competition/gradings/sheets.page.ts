import { federationName } from "#shared/core/federation.ts";
import { formatLocale, type Locale } from "#shared/core/locales.ts";
import { escapeHtml } from "#shared/core/texts/html.ts";
import { writtenToHtml } from "#shared/core/texts/runs.ts";
import { type GradingPart, gradingParts, partNames } from "#shared/training/syllabus/parts.ts";
import { scaleOf, usualMax, usualScale } from "#shared/training/syllabus/syllabus.rules.ts";
import type { SyllabusPart } from "#shared/training/syllabus/syllabus.schema.ts";
import { printedPage } from "../../core/http/printed-page.ts";

type PaperCandidate = {
	name: string;
	age: number | null;
	rank: string;
	/** What the candidate shows; other cells are struck out. */
	parts: readonly GradingPart[];
	/** What the rank is examined in; undefined if it has no syllabus. */
	syllabus?: readonly SyllabusPart[];
};

/** A group as it is examined on paper. */
export type PaperGroup = {
	examiners: readonly string[];
	candidates: readonly PaperCandidate[];
	parts: readonly GradingPart[];
};

const words = {
	en: {
		title: "Mark sheets",
		group: "Group",
		examiner: "Examiner",
		no: "No.",
		name: "Name",
		age: "Age",
		rank: "Rank tried",
		sum: "Sum",
		scale: "Marks from 0 to 10, halves are allowed.",
		scales: "Marks from 0 to 10, or to the number in the cell. Halves are allowed.",
		shown: "What is examined",
		signature: "Signature",
	},
	ar: {
		title: "أوراق العلامات",
		group: "المجموعة",
		examiner: "الممتحن",
		no: "م",
		name: "الاسم",
		age: "العمر",
		rank: "الدرجة المطلوبة",
		sum: "المجموع",
		scale: "العلامات من ٠ إلى ١٠، وتُقبل أنصاف العلامات.",
		scales: "العلامات من ٠ إلى ١٠ أو إلى الرقم المكتوب في الخانة، وتُقبل أنصاف العلامات.",
		shown: "ما يُختبر فيه",
		signature: "التوقيع",
	},
} satisfies Record<Locale, Record<string, string>>;

// Black on white, because sheets are photocopied.
const style = `
@page { size: A4 landscape; margin: 10mm }
body { max-inline-size: 277mm }
header { border-block-end-color: #111 }
section + section { break-before: page; margin-block-start: 2rem }
table { inline-size: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums }
thead { display: table-header-group } tr { break-inside: avoid }
th, td { padding: 1mm 1.5mm; border: .5pt solid #111; text-align: start; overflow-wrap: normal }
th { font-size: 8.5pt; line-height: 1.25; vertical-align: bottom }
td { block-size: 9.5mm; font-size: 10pt; line-height: 1.25 }
.mark { min-inline-size: 12mm; text-align: center }
td.mark small { display: block; color: #555; font-size: 7.5pt; text-align: end }
.shown h2 { margin: 0; font-size: 12pt }
.shown dl { columns: 3; column-gap: 6mm; margin: 1mm 0 5mm; font-size: 8.5pt; line-height: 1.35 }
.shown div { break-inside: avoid; margin-block-end: 1.5mm }
.shown dt { font-weight: 600 } .shown dd { margin: 0 } .shown ul { margin: 0; padding-inline-start: 4mm }
.scale { margin-block: 2mm; font-size: 9pt }
.sign { margin-block: 8mm 0; text-align: end }
@media print { section + section { margin-block-start: 0 } }
`;

/** The Japanese name of a part, without its translation, for a narrow column. */
const shortName = (part: GradingPart, locale: Locale) => partNames[locale][part].split(" (")[0];

type About = { title: string; date: string; locale: Locale };

/** The sheet of one examiner for one group. */
function sheet(
	{ candidates }: PaperGroup,
	{ group, examiner }: { group: string; examiner: string },
	{ title, date, locale }: About,
): string {
	const text = words[locale];
	const number = new Intl.NumberFormat(formatLocale[locale]);
	const columns = gradingParts.filter((part) => candidates.some((one) => one.parts.includes(part)));
	const heads = [text.no, text.name, text.age, text.rank].map(
		(head) => `<th scope="col">${head}</th>`,
	);
	const marks = [...columns.map((part) => shortName(part, locale)), text.sum].map(
		(head) => `<th scope="col" class="mark">${escapeHtml(head)}</th>`,
	);
	const upTo = ({ syllabus }: PaperCandidate, part: GradingPart) => {
		const { max } = scaleOf(syllabus ?? usualScale, part);
		return max === usualMax ? "" : `<small>/${number.format(max)}</small>`;
	};
	const hasScales = candidates.some(({ syllabus }) =>
		syllabus?.some(({ max }) => max !== usualMax),
	);
	const rows = candidates.map((one, at) => {
		const facts = [
			number.format(at + 1),
			writtenToHtml(one.name),
			one.age === null ? "" : number.format(one.age),
			writtenToHtml(one.rank),
		].map((cell) => `<td>${cell}</td>`);
		const cells = columns.map(
			(part) => `<td class="mark">${one.parts.includes(part) ? upTo(one, part) : "—"}</td>`,
		);
		return `<tr>${[...facts, ...cells].join("")}<td></td></tr>`;
	});
	return `<section><header><p>${federationName[locale]}</p><p>${date}</p><h1>${writtenToHtml(title)}</h1>
<p><strong>${text.group} ${group}</strong></p><p>${text.examiner}: <strong>${writtenToHtml(examiner)}</strong></p></header>
<table><thead><tr>${[...heads, ...marks].join("")}</tr></thead><tbody>${rows.join("")}</tbody></table>
<p class="scale">${hasScales ? text.scales : text.scale}</p><p class="sign">${text.signature}: ______________________________</p></section>`;
}

/** What the ranks of a group are examined in, on a page of its own; nothing without a syllabus. */
function shownIn({ candidates, parts }: PaperGroup, group: string, locale: Locale): string {
	const text = words[locale];
	const ranks = new Map(candidates.map(({ rank, syllabus }) => [rank, syllabus]));
	const all = [...ranks].flatMap(([rank, syllabus]) => {
		const own = syllabus?.filter(({ part }) => parts.includes(part)) ?? [];
		const rows = own.map((one) => {
			const items = (locale === "ar" ? one.itemsAr : one.itemsEn).map(
				(item) => `<li>${writtenToHtml(item)}</li>`,
			);
			return `<div><dt>${escapeHtml(partNames[locale][one.part])}</dt><dd><ul>${items.join("")}</ul></dd></div>`;
		});
		return rows.length > 0 ? `<h2>${writtenToHtml(rank)}</h2><dl>${rows.join("")}</dl>` : [];
	});
	if (all.length === 0) return "";
	return `<section class="shown"><header><p>${federationName[locale]}</p><p>${text.group} ${group}</p><h1>${text.shown}</h1></header>${all.join("")}</section>`;
}

/**
 * Blank mark sheets of all groups, one for each examiner; for groups without one, one to fill in.
 * After them, what the ranks of the group are examined in.
 */
export function sheetsPage(groups: readonly PaperGroup[], about: About): string {
	const number = new Intl.NumberFormat(formatLocale[about.locale]);
	const sheets = groups.flatMap((group, at) => {
		const place = number.format(at + 1);
		const { examiners } = group;
		return [
			...(examiners.length > 0 ? examiners : ["______________________"]).map((examiner) =>
				sheet(group, { group: place, examiner }, about),
			),
			shownIn(group, place, about.locale),
		];
	});
	const title = `${words[about.locale].title} – ${about.title}`;
	return printedPage({ locale: about.locale, title, body: sheets.join("\n"), style });
}
