/** @jest-environment jsdom */
import { renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import type { Report } from "#shared/app/reports/reports.schema.ts";
import type { Locale } from "#shared/core/locales.ts";
import { Language } from "../../core/language/i18n.tsx";
import { type ReportRow, useReportTables } from "./useReportTables.ts";

const tablesIn = (locale: Locale) => {
	const wrapper = ({ children }: { children: ReactNode }) => (
		<Language initial={locale}>{children}</Language>
	);
	return renderHook(useReportTables, { wrapper }).result.current;
};

const marks = (present: number, absent: number, before = { present: 1, absent: 3 }) => ({
	present,
	absent,
	before,
});

const report = {
	months: [
		{
			month: "2026-12",
			joined: 5,
			left: 1,
			...marks(30, 10),
			before: { joined: 3, left: 2, present: 1, absent: 1 },
		},
		{
			month: "2027-01",
			joined: 0,
			left: 0,
			...marks(0, 0),
			before: { joined: 0, left: 0, present: 0, absent: 0 },
		},
		{
			month: "2027-02",
			joined: 1,
			left: 0,
			...marks(1, 0),
			before: { joined: 0, left: 0, present: 0, absent: 0 },
		},
	],
	belts: [{ belt: "white", people: 12 }],
	classes: [{ id: 7, title: "Kids of the morning", titleAr: "أطفال الصباح", ...marks(3, 1) }],
	dojos: [{ id: 4, nameEn: "Salmiya", nameAr: "السالمية", people: 40, ...marks(1, 1) }],
	events: [
		{
			id: 1,
			titleEn: "Cup",
			titleAr: "كأس",
			eventDate: "2027-04-17",
			registrations: 8,
			approved: 6,
			places: 20,
		},
		{
			id: 2,
			titleEn: "Camp",
			titleAr: "معسكر",
			eventDate: "2027-05-01",
			registrations: 0,
			approved: 0,
			places: 0,
		},
	],
} as unknown as Report;

const tables = Object.entries(tablesIn("en")).map(
	([section, table]) =>
		[section, (table as (report: Report) => ReturnType<typeof table>)(report as never)] as const,
);

/** The heads, the rows with their figures, and the columns that the chart shows. */
const expected: Record<
	string,
	{ heads: string[]; rows: [name: string, ...figures: unknown[]][]; chart: string[] }
> = {
	members: {
		heads: ["Month", "Joined", "Left", "Joined, year before", "Left, year before"],
		rows: [
			["Dec 2026", 5, 1, 3, 2],
			["Jan 2027", 0, 0, 0, 0],
			["Feb 2027", 1, 0, 0, 0],
		],
		chart: ["Joined", "Left", "Joined, year before"],
	},
	belts: {
		heads: ["Belt", "People"],
		rows: [[expect.stringMatching(/white/i) as never, 12]],
		chart: ["People"],
	},
	attendance: {
		heads: ["Month", "Present", "Absent", "Present (%)", "Year before (%)"],
		rows: [
			["Dec 2026", 30, 10, 75, 50],
			["Jan 2027", 0, 0, null, null],
			["Feb 2027", 1, 0, 100, null],
		],
		chart: ["Present (%)", "Year before (%)"],
	},
	classes: {
		heads: ["Class", "Present", "Absent", "Present (%)", "Year before (%)"],
		rows: [["Kids of the morning", 3, 1, 75, 25]],
		chart: ["Present (%)", "Year before (%)"],
	},
	dojos: {
		heads: ["Dojo", "People", "Present", "Absent", "Present (%)", "Year before (%)"],
		rows: [["Salmiya", 40, 1, 1, 50, 25]],
		chart: ["People"],
	},
	events: {
		heads: ["Event", "Date", "Registrations", "Approved", "Places"],
		rows: [
			["Cup", "April 17, 2027", 8, 6, 20],
			["Camp", "May 1, 2027", 0, 0, "No limit"],
		],
		chart: ["Registrations", "Approved"],
	},
};

test.each(tables)(
	"the report of %s has its rows, and a chart of the columns that matter",
	(section, table) => {
		const { heads, rows, chart } = expected[section];
		expect([table.head, ...table.heads]).toEqual(heads);
		expect(table.rows.map(({ name, figures }: ReportRow) => [name, ...figures])).toEqual(rows);
		expect(table.series.map(({ label }: { label: string }) => label)).toEqual(chart);
		// The chart shows the figures of the columns whose heads it names.
		for (const { label, value } of table.series)
			for (const row of table.rows) {
				const figure = row.figures[table.heads.indexOf(label)];
				expect(value(row)).toBe(typeof figure === "number" ? figure : null);
			}
	},
);

test("the names are those of the reader's language", () => {
	const { classes, dojos, events } = tablesIn("ar");
	expect([classes(report), dojos(report), events(report)].map(({ rows }) => rows[0].name)).toEqual([
		"أطفال الصباح",
		"السالمية",
		"كأس",
	]);
});
