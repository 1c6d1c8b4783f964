import { useIntl } from "react-intl";
import { type ReportSection, shareOfPresent } from "#shared/app/reports/reports.rules.ts";
import type { Report } from "#shared/app/reports/reports.schema.ts";
import { staffBeltName } from "#shared/base/ranks/belts.names.ts";
import { startOf } from "#shared/core/time/kuwait.ts";
import { useLocale, usePick, useText } from "../../core/language/messages.ts";
import { reportsMessages } from "./reports.messages.ts";

/** A row of any section: its name, and its figures in the order of the columns. */
export type ReportRow = { id: string | number; name: string; figures: (number | string | null)[] };

export type ReportTable = {
	/** Heads of the name and of the figures. */
	head: string;
	heads: string[];
	rows: ReportRow[];
	/** The values of each row that the chart shows. */
	series: { label: string; value: (row: ReportRow) => number | null }[];
};

const figure =
	(at: number) =>
	({ figures }: ReportRow): number | null => {
		const value = figures[at];
		return typeof value === "number" ? value : null;
	};

type Marks = { present: number; absent: number };
const shares = (now: Marks & { before: Marks }) => [
	now.present,
	now.absent,
	shareOfPresent(now) ?? null,
	shareOfPresent(now.before) ?? null,
];

/** The heads of the figures of each section. */
function useHeads() {
	const text = useText(reportsMessages);
	const marks = [
		text("reports.present"),
		text("reports.absent"),
		text("reports.share"),
		text("reports.shareBefore"),
	];
	return {
		marks,
		members: [
			text("reports.joined"),
			text("reports.left"),
			text("reports.joinedBefore"),
			text("reports.leftBefore"),
		],
		dojo: [text("reports.people"), ...marks],
		events: [
			text("reports.date"),
			text("reports.registrations"),
			text("reports.approved"),
			text("reports.places"),
		],
	};
}

const series = (labels: string[], at: number[]) =>
	at.map((position) => ({ label: labels[position], value: figure(position) }));

/** The table and chart of each section of a report, in the reader's language. */
export function useReportTables() {
	const text = useText(reportsMessages);
	const locale = useLocale();
	const pick = usePick();
	const { formatDate } = useIntl();
	const monthName = (month: string) =>
		formatDate(startOf(`${month}-15`), { month: "short", year: "numeric" });
	const monthRow = ({ month }: { month: string }) => ({ id: month, name: monthName(month) });
	const { members, marks, dojo, events } = useHeads();
	return {
		members: ({ months }) => ({
			head: text("reports.month"),
			heads: members,
			rows: months.map((one) => ({
				...monthRow(one),
				figures: [one.joined, one.left, one.before.joined, one.before.left],
			})),
			series: series(members, [0, 1, 2]),
		}),
		belts: ({ belts }) => ({
			head: text("reports.belt"),
			heads: [text("reports.people")],
			rows: belts.map(({ belt, people }) => ({
				id: belt,
				name: staffBeltName(belt, locale),
				figures: [people],
			})),
			series: series([text("reports.people")], [0]),
		}),
		attendance: ({ months }) => ({
			head: text("reports.month"),
			heads: marks,
			rows: months.map((one) => ({ ...monthRow(one), figures: shares(one) })),
			series: series(marks, [2, 3]),
		}),
		classes: ({ classes }) => ({
			head: text("reports.class"),
			heads: marks,
			rows: classes.map((one) => ({
				id: one.id,
				name: pick({ nameEn: one.title, nameAr: one.titleAr }, "name"),
				figures: shares(one),
			})),
			series: series(marks, [2, 3]),
		}),
		dojos: ({ dojos }) => ({
			head: text("reports.dojo"),
			heads: dojo,
			rows: dojos.map((one) => ({
				id: one.id,
				name: pick(one, "name"),
				figures: [one.people, ...shares(one)],
			})),
			series: series(dojo, [0]),
		}),
		events: ({ events: all }) => ({
			head: text("reports.event"),
			heads: events,
			rows: all.map((one) => ({
				id: one.id,
				name: pick(one, "title"),
				figures: [
					formatDate(startOf(one.eventDate), { dateStyle: "long" }),
					one.registrations,
					one.approved,
					one.places || text("reports.unlimited"),
				],
			})),
			series: series(events, [1, 2]),
		}),
	} satisfies Record<ReportSection, (report: Report) => ReportTable>;
}
