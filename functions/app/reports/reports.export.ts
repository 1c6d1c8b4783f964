import { type ReportSection, shareOfPresent } from "#shared/app/reports/reports.rules.ts";
import type { Report, ReportFileQuery } from "#shared/app/reports/reports.schema.ts";
import { beltName } from "#shared/base/ranks/belts.names.ts";
import type { Locale } from "#shared/core/locales.ts";
import { tableFile } from "../../core/files/table-file.ts";
import type { Download } from "../../core/http/answer.ts";
import { readReport } from "./reports.service.ts";

type Words = Record<ReportSection, { title: string; columns: string[] }>;

const words: Record<Locale, Words> = {
	en: {
		members: {
			title: "Members by month",
			columns: ["Month", "Joined", "Left", "Joined the year before", "Left the year before"],
		},
		belts: { title: "Belts", columns: ["Belt", "People"] },
		attendance: {
			title: "Attendance by month",
			columns: ["Month", "Present", "Absent", "Present (%)", "Present the year before (%)"],
		},
		classes: {
			title: "Attendance by class",
			columns: ["Class", "Present", "Absent", "Present (%)", "Present the year before (%)"],
		},
		dojos: {
			title: "Dojos",
			columns: [
				"Dojo",
				"People",
				"Present",
				"Absent",
				"Present (%)",
				"Present the year before (%)",
			],
		},
		events: {
			title: "Events",
			columns: ["Event", "Date", "Registrations", "Approved", "Places"],
		},
	},
	ar: {
		members: {
			title: "الأعضاء حسب الشهر",
			columns: ["الشهر", "انضموا", "غادروا", "انضموا قبل سنة", "غادروا قبل سنة"],
		},
		belts: { title: "الأحزمة", columns: ["الحزام", "الأشخاص"] },
		attendance: {
			title: "الحضور حسب الشهر",
			columns: ["الشهر", "حاضر", "غائب", "نسبة الحضور", "نسبة الحضور قبل سنة"],
		},
		classes: {
			title: "الحضور حسب الحصة",
			columns: ["الحصة", "حاضر", "غائب", "نسبة الحضور", "نسبة الحضور قبل سنة"],
		},
		dojos: {
			title: "الدوجوهات",
			columns: ["الدوجو", "الأشخاص", "حاضر", "غائب", "نسبة الحضور", "نسبة الحضور قبل سنة"],
		},
		events: {
			title: "الفعاليات",
			columns: ["الفعالية", "التاريخ", "التسجيلات", "المعتمدة", "الأماكن"],
		},
	},
};

type Marks = { present: number; absent: number };
type Row = (string | number)[];

const marks = ({ before, ...now }: Marks & { before: Marks }): Row => [
	now.present,
	now.absent,
	shareOfPresent(now) ?? "",
	shareOfPresent(before) ?? "",
];

/** The rows of each section. */
const rowsOf: Record<ReportSection, (report: Report, locale: Locale) => Row[]> = {
	members: ({ months }) =>
		months.map(({ month, joined, left, before }) => [
			month,
			joined,
			left,
			before.joined,
			before.left,
		]),
	belts: ({ belts }, locale) => belts.map(({ belt, people }) => [beltName(belt, locale), people]),
	attendance: ({ months }) => months.map((one) => [one.month, ...marks(one)]),
	classes: ({ classes }, locale) =>
		classes.map((one) => [(locale === "ar" && one.titleAr) || one.title, ...marks(one)]),
	dojos: ({ dojos }, locale) =>
		dojos.map((one) => [locale === "ar" ? one.nameAr : one.nameEn, one.people, ...marks(one)]),
	events: ({ events }, locale) =>
		events.map(({ titleEn, titleAr, eventDate, registrations, approved, places }) => [
			locale === "ar" ? titleAr || titleEn : titleEn || titleAr,
			eventDate,
			registrations,
			approved,
			places || "",
		]),
};

/** One section of a report as a workbook. */
export async function reportFile(
	{ section, lang, ...period }: ReportFileQuery,
	reader: Locale,
): Promise<Download> {
	const locale = lang ?? reader;
	const { title, columns } = words[locale][section];
	const rows = rowsOf[section](await readReport(period), locale);
	return tableFile({ title, columns, rows }, `${title} ${period.from}.xlsx`, locale);
}
