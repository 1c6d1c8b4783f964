import { type ReportSection, shareOfPresent } from "#shared/app/reports/reports.rules.ts";
import type { Report, ReportFileQuery } from "#shared/app/reports/reports.schema.ts";
import { beltName } from "#shared/base/ranks/belts.names.ts";
import type { Locale } from "#shared/core/locales.ts";
import { type Column, type Table, tableFile, toTable } from "../../core/files/table-file.ts";
import type { Download } from "../../core/http/answer.ts";
import { readReport } from "./reports.service.ts";

type Marks = { present: number; absent: number };

const marks: readonly Column<Marks & { before: Marks }>[] = [
	["Present", "حاضر", ({ present }) => present],
	["Absent", "غائب", ({ absent }) => absent],
	["Present (%)", "نسبة الحضور", (now) => shareOfPresent(now)],
	["Present the year before (%)", "نسبة الحضور قبل سنة", ({ before }) => shareOfPresent(before)],
];

type Title = { en: string; ar: string };

/** A section of a report as a table. */
const section =
	<Row>(
		title: Title,
		rowsOf: (report: Report) => readonly Row[],
		columns: readonly Column<Row>[],
	) =>
	(report: Report, locale: Locale) =>
		toTable(title[locale], columns, rowsOf(report), locale);

const sections: Record<ReportSection, (report: Report, locale: Locale) => Table> = {
	members: section({ en: "Members by month", ar: "الأعضاء حسب الشهر" }, ({ months }) => months, [
		["Month", "الشهر", ({ month }) => month],
		["Joined", "انضموا", ({ joined }) => joined],
		["Left", "غادروا", ({ left }) => left],
		["Joined the year before", "انضموا قبل سنة", ({ before }) => before.joined],
		["Left the year before", "غادروا قبل سنة", ({ before }) => before.left],
	]),
	belts: section({ en: "Belts", ar: "الأحزمة" }, ({ belts }) => belts, [
		["Belt", "الحزام", ({ belt }, locale) => beltName(belt, locale)],
		["People", "الأشخاص", ({ people }) => people],
	]),
	attendance: section(
		{ en: "Attendance by month", ar: "الحضور حسب الشهر" },
		({ months }) => months,
		[["Month", "الشهر", ({ month }) => month], ...marks],
	),
	classes: section(
		{ en: "Attendance by class", ar: "الحضور حسب الحصة" },
		({ classes }) => classes,
		[
			["Class", "الحصة", ({ title, titleAr }, locale) => (locale === "ar" && titleAr) || title],
			...marks,
		],
	),
	dojos: section({ en: "Dojos", ar: "الدوجوهات" }, ({ dojos }) => dojos, [
		["Dojo", "الدوجو", ({ nameEn, nameAr }, locale) => (locale === "ar" ? nameAr : nameEn)],
		["People", "الأشخاص", ({ people }) => people],
		...marks,
	]),
	events: section({ en: "Events", ar: "الفعاليات" }, ({ events }) => events, [
		[
			"Event",
			"الفعالية",
			({ titleEn, titleAr }, locale) => (locale === "ar" ? titleAr || titleEn : titleEn || titleAr),
		],
		["Date", "التاريخ", ({ eventDate }) => eventDate],
		["Registrations", "التسجيلات", ({ registrations }) => registrations],
		["Approved", "المعتمدة", ({ approved }) => approved],
		["Places", "الأماكن", ({ places }) => places || ""],
	]),
};

/** One section of a report as a workbook. */
export async function reportFile(
	{ section, lang, ...period }: ReportFileQuery,
	reader: Locale,
): Promise<Download> {
	const locale = lang ?? reader;
	const table = sections[section](await readReport(period), locale);
	return tableFile(table, `${table.title} ${period.from}.xlsx`, locale);
}
