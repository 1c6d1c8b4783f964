import { staffBeltName } from "#shared/base/ranks/belts.names.ts";
import { type Belt, ladder } from "#shared/base/ranks/belts.rules.ts";
import type { Outcome } from "#shared/competition/gradings/gradings.rules.ts";
import type {
	Candidate,
	GradingExport,
	ListedCandidate,
} from "#shared/competition/gradings/gradings.schema.ts";
import { sumMarks } from "#shared/competition/gradings/marks.rules.ts";
import { federationName } from "#shared/core/federation.ts";
import type { EventId } from "#shared/core/ids.ts";
import { formatLocale, type Locale } from "#shared/core/locales.ts";
import { escapeHtml } from "#shared/core/texts/html.ts";
import { moneyText } from "#shared/core/texts/money.ts";
import { writtenToHtml } from "#shared/core/texts/runs.ts";
import { startOf, timeZone } from "#shared/core/time/kuwait.ts";
import { nameIn } from "#shared/people/users/users.rules.ts";
import type { PartScale } from "#shared/training/syllabus/syllabus.rules.ts";
import type { Syllabus } from "#shared/training/syllabus/syllabus.schema.ts";
import type { SignedIn } from "../../core/caller.ts";
import { AppError } from "../../core/errors.ts";
import { type Column, type Table, tableFile, toTable } from "../../core/files/table-file.ts";
import { Download } from "../../core/http/answer.ts";
import { printedPage } from "../../core/http/printed-page.ts";
import { peopleById } from "../../people/users/users.service.ts";
import { certificatesPage } from "../../training/certificates/certificate.page.ts";
import { findCertificates } from "../../training/certificates/certificates.service.ts";
import { syllabusOf } from "../../training/syllabus/syllabus.service.ts";
import { listCandidates } from "./candidates.service.ts";
import type { GradingRecord } from "./grading.entity.ts";
import {
	dayOf,
	examinedGroups,
	findGradingEvent,
	panelOf,
	readGrading,
	rightsAt,
} from "./gradings.records.ts";
import { mustBeListed } from "./marks.service.ts";
import { type PaperGroup, sheetsPage } from "./sheets.page.ts";

const outcomeWords: Record<Locale, Record<Outcome, string>> = {
	en: {
		pass: "Passed",
		lower: "Passed for a lower rank",
		repeat: "Parts to repeat",
		fail: "Not passed",
		absent: "Absent",
	},
	ar: {
		pass: "اجتياز",
		lower: "اجتياز لدرجة أدنى",
		repeat: "أجزاء للإعادة",
		fail: "عدم اجتياز",
		absent: "غياب",
	},
};

const titles: Record<Locale, Record<"list" | "results" | "belts", string>> = {
	en: { list: "Candidates of the grading", results: "Grading results", belts: "Belts needed" },
	ar: { list: "المتقدمون إلى الاختبار", results: "نتائج الاختبار", belts: "الأحزمة المطلوبة" },
};

const rank = (belt: Belt | null, locale: Locale) => (belt ? staffBeltName(belt, locale) : "");

const numberIn = (value: number, locale: Locale) =>
	new Intl.NumberFormat(formatLocale[locale]).format(value);
const numberOrNone = (value: number | null, locale: Locale) =>
	value === null ? "" : numberIn(value, locale);

const groupColumn: Column<ListedCandidate> = [
	"Group",
	"المجموعة",
	({ group }, locale) => numberOrNone(group, locale),
];

/** Columns of the list to print, with numbers as the language writes them. */
const listColumns = (hasGroups: boolean): Column<ListedCandidate>[] => [
	["No.", "م", (_, locale, place) => numberIn(place, locale)],
	["Name", "الاسم", (one, locale) => nameIn(locale, named(one)).full],
	["Age", "العمر", ({ age }, locale) => numberOrNone(age, locale)],
	...(hasGroups ? [groupColumn] : []),
	["Present rank", "الدرجة الحالية", ({ fromBelt }, locale) => rank(fromBelt, locale)],
	["Rank tried", "الدرجة المطلوبة", ({ toBelt }, locale) => rank(toBelt, locale)],
	[
		"Fee due",
		"الرسوم المستحقة",
		({ openFee }, locale) => (openFee ? moneyText(openFee, locale) : ""),
	],
	["Remarks", "ملاحظات", () => ""],
];

type Result = ListedCandidate & { scale?: readonly PartScale[] };

/** A candidate's total in percent, with one decimal; empty without marks. */
function percentOf({ marks, parts, examiners, scale }: Result): number | "" {
	const { percent } = sumMarks(marks, parts, examiners, scale);
	return percent === null ? "" : Math.round(percent * 10) / 10;
}

const resultColumns: Column<Result>[] = [
	["Number", "الرقم", ({ userId }) => userId],
	["Name", "الاسم", (one, locale) => nameIn(locale, named(one)).full],
	["Present rank", "الدرجة الحالية", ({ fromBelt }, locale) => rank(fromBelt, locale)],
	["Rank tried", "الدرجة المطلوبة", ({ toBelt }, locale) => rank(toBelt, locale)],
	["Marks, in percent", "العلامات بالنسبة المئوية", percentOf],
	[
		"Result",
		"النتيجة",
		({ decision }, locale) => decision && outcomeWords[locale][decision.outcome],
	],
	[
		"Rank after the grading",
		"الدرجة بعد الاختبار",
		({ decision, fromBelt }, locale) => rank(decision?.belt ?? fromBelt, locale),
	],
	["Words", "كلمة اللجنة بالإنجليزية", ({ decision }) => decision?.wordsEn],
	["Words in Arabic", "كلمة اللجنة بالعربية", ({ decision }) => decision?.wordsAr],
];

const named = ({ firstNameAr, lastNameAr, ...rest }: Candidate) => ({
	...rest,
	firstNameAr: firstNameAr ?? undefined,
	lastNameAr: lastNameAr ?? undefined,
});

const countColumns: Column<{ belt: Belt; count: number }>[] = [
	["Belt", "الحزام", ({ belt }, locale) => rank(belt, locale)],
	["Number", "العدد", ({ count }) => count],
];

/** How many belts of each rank the candidates need: those given, or those tried before that. */
function beltsToOrder(candidates: readonly Candidate[]) {
	const needed = candidates.flatMap(({ decision, fromBelt, toBelt }) => {
		const belt = decision ? decision.belt : toBelt;
		return belt && belt !== fromBelt ? [belt] : [];
	});
	return ladder
		.map((belt) => ({ belt, count: needed.filter((one) => one === belt).length }))
		.filter(({ count }) => count > 0);
}

const style = `
table { inline-size: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums }
thead { display: table-header-group } tr { break-inside: avoid }
th, td { padding: 1.6mm 2mm; border-block-end: .5pt solid #999; text-align: start; vertical-align: baseline }
th { border-block-end: 1pt solid #111; font-size: 9.5pt }
`;

function sheet({ title, columns, rows }: Table, about: string, locale: Locale): string {
	const cells = (row: (string | number)[]) =>
		row.map((one) => `<td>${typeof one === "number" ? one : writtenToHtml(one)}</td>`).join("");
	const heads = columns.map((one) => `<th scope="col">${escapeHtml(one)}</th>`).join("");
	const body = `<header><p>${federationName[locale]}</p><p>${about}</p><h1>${writtenToHtml(title)}</h1></header>
<table><thead><tr>${heads}</tr></thead><tbody>${rows.map((row) => `<tr>${cells(row)}</tr>`).join("")}</tbody></table>`;
	return printedPage({ locale, title, body, style });
}

/** The groups with their candidates and the names of their examiners. */
async function paperGroups(
	grading: GradingRecord,
	{
		candidates,
		syllabus,
	}: { candidates: readonly ListedCandidate[]; syllabus: ReadonlyMap<Belt, Syllabus> },
	locale: Locale,
): Promise<PaperGroup[]> {
	const people = await peopleById(panelOf(grading));
	return examinedGroups(grading, candidates).map((group) => ({
		parts: group.parts,
		examiners: group.examiners.flatMap((id) => {
			const person = people.get(id);
			return person ? nameIn(locale, person).full : [];
		}),
		candidates: group.candidates.flatMap((userId) => {
			const one = candidates.find((candidate) => candidate.userId === userId);
			return one?.toBelt
				? {
						name: nameIn(locale, named(one)).full,
						age: one.age,
						rank: staffBeltName(one.toBelt, locale),
						parts: one.parts,
						syllabus: syllabus.get(one.toBelt)?.parts,
					}
				: [];
		}),
	}));
}

/** A file of a grading, for staff and its chief examiner. */
export async function exportGrading(
	caller: SignedIn,
	{ id, name }: { id: EventId; name: GradingExport },
	locale: Locale,
): Promise<Download> {
	const [event, grading] = await Promise.all([findGradingEvent(id), readGrading(id)]);
	const { manage, decide } = rightsAt(caller, grading);
	if (!manage && !decide) throw new AppError("forbidden");
	const candidates = (await listCandidates(caller, id)).filter((one) => !one.isWithdrawn);
	const text = titles[locale];
	if (name === "certificates.html") {
		const ids = candidates.flatMap(({ certificateId }) => certificateId ?? []);
		const certificates = await findCertificates(ids);
		return new Download(certificatesPage(certificates, locale), { type: "text/html" });
	}
	const day = new Intl.DateTimeFormat(formatLocale[locale], { timeZone, dateStyle: "long" });
	const title = locale === "ar" ? event.titleAr : event.titleEn;
	const syllabus = await syllabusOf(
		grading.syllabus ?? {},
		candidates.map(({ toBelt }) => toBelt),
	);
	if (name === "marks.html") {
		mustBeListed(grading.state);
		const groups = await paperGroups(grading, { candidates, syllabus }, locale);
		const date = day.format(startOf(dayOf(event)));
		return new Download(sheetsPage(groups, { title, date, locale }), { type: "text/html" });
	}
	if (name === "candidates.html") {
		const table = toTable(
			title,
			listColumns(candidates.some(({ group }) => group !== null)),
			candidates,
			locale,
		);
		const about = `${text.list} – ${day.format(startOf(dayOf(event)))}`;
		return new Download(sheet(table, about, locale), { type: "text/html" });
	}
	const results = candidates.map((one) => ({
		...one,
		scale: one.toBelt ? syllabus.get(one.toBelt)?.parts : undefined,
	}));
	const table =
		name === "results.xlsx"
			? toTable(text.results, resultColumns, results, locale)
			: toTable(text.belts, countColumns, beltsToOrder(candidates), locale);
	return tableFile(table, name, locale);
}
