import { useQuery } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import { type ReportSection, reportSections } from "#shared/app/reports/reports.rules.ts";
import type { Report, ReportQuery } from "#shared/app/reports/reports.schema.ts";
import { currentYear } from "#shared/core/time/kuwait.ts";
import { monthAfter, monthAt } from "#shared/core/time/month.ts";
import { useAddress } from "../../core/address/useAddress.ts";
import { useLocale, useText } from "../../core/language/messages.ts";
import { UrlFilter } from "../../ui/fields/UrlFilter.tsx";
import { Page } from "../../ui/Page.tsx";
import { Empty } from "../../ui/states/Empty.tsx";
import { LoadError } from "../../ui/states/LoadError.tsx";
import { Loading } from "../../ui/states/Loading.tsx";
import { type Column, DataTable } from "../../ui/tables/DataTable.tsx";
import { Written } from "../../ui/texts/Written.tsx";
import { ReportChart } from "./ReportChart.tsx";
import { reportsMessages } from "./reports.messages.ts";
import { reportFile, reportQuery } from "./reports.queries.ts";
import { type ReportRow, type ReportTable, useReportTables } from "./useReportTables.ts";

/** Years that can be chosen beside the last twelve months. */
const mostYears = 3;

/** The chosen period: a year, or the last twelve months. */
function usePeriod(): { period: ReportQuery; years: string[] } {
	const { search } = useAddress();
	const now = Date.now();
	const years = Array.from({ length: mostYears }, (_, at) => String(currentYear(now) - at));
	const year = years.find((one) => one === search.get("period"));
	const last = monthAt(now);
	return {
		years,
		period: year
			? { from: `${year}-01`, to: `${year}-12` }
			: { from: monthAfter(last, -11), to: last },
	};
}

function useColumns({ head, heads }: ReportTable): Column<ReportRow>[] {
	const { formatNumber } = useIntl();
	return [
		{ id: "name", head, names: true, cell: ({ name }) => <Written>{name}</Written> },
		...heads.map(
			(words, at): Column<ReportRow> => ({
				id: `figure${at}`,
				head: words,
				phone: "labelled",
				sort: ({ figures }) => figures[at] ?? -1,
				cell: ({ figures }) => {
					const value = figures[at];
					return typeof value === "number" ? formatNumber(value) : (value ?? "–");
				},
			}),
		),
	];
}

function Section({ label, table }: { label: string; table: ReportTable }) {
	const text = useText(reportsMessages);
	const columns = useColumns(table);
	if (table.rows.length === 0)
		return <Empty text={text("reports.noneText")}>{text("reports.none")}</Empty>;
	return (
		<>
			<ReportChart label={text("reports.chartOf", { title: label })} table={table} />
			<DataTable
				label={label}
				rows={table.rows}
				columns={columns}
				keyOf={({ id }) => String(id)}
				name="report"
			/>
		</>
	);
}

/** Figures of the federation by month, belt, class, dojo and event, with the year before. */
export default function ReportsPage() {
	const text = useText(reportsMessages);
	const lang = useLocale();
	const { search } = useAddress();
	const { formatNumber } = useIntl();
	const { period, years } = usePeriod();
	const { data, isLoadingError, refetch } = useQuery(reportQuery(period));
	const tables: Record<ReportSection, (report: Report) => ReportTable> = useReportTables();
	const section = reportSections.find((one) => one === search.get("section")) ?? "members";
	const label = text(`reports.${section}`);
	return (
		<Page title={text("reports.title")} lead={text("reports.lead")}>
			<UrlFilter
				name="period"
				label={text("reports.period")}
				isLabelled
				choices={[
					{ value: "", label: text("reports.months") },
					...years.map((year) => ({
						value: year,
						label: formatNumber(Number(year), { useGrouping: false }),
					})),
				]}
			/>
			<UrlFilter
				name="section"
				label={text("reports.section")}
				isLabelled
				choices={reportSections.map((one) => ({
					value: one === "members" ? "" : one,
					label: text(`reports.${one}`),
				}))}
			/>
			<section className="card stack" aria-label={label}>
				<header className="section-head">
					<h2>{label}</h2>
					<a className="button" href={reportFile({ ...period, section, lang })} download>
						{text("reports.export")}
					</a>
				</header>
				<p className="small soft">{text(`reports.${section}Hint`)}</p>
				{isLoadingError && <LoadError onRetry={refetch} />}
				{!data && !isLoadingError && <Loading label={text("reports.loading")} />}
				{data && <Section key={section} label={label} table={tables[section](data)} />}
			</section>
		</Page>
	);
}
