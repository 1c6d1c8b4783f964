import { kuwaitDate } from "#shared/core/time/kuwait.ts";
import { isMonth } from "#shared/core/time/month.ts";
import { MonthBars } from "../../ui/charts/MonthBars.tsx";
import { NameBars } from "../../ui/charts/NameBars.tsx";
import type { ReportRow, ReportTable } from "./useReportTables.ts";

const tones = ["strong", "soft", "line"] as const;

/** A bar chart of some columns of a report; the table below it has all of them. */
export function ReportChart({ label, table }: { label: string; table: ReportTable }) {
	const series = table.series.map(({ label: name, value }, at) => ({
		name,
		tone: tones[at],
		amountOf: (row: ReportRow) => value(row) ?? 0,
	}));
	const months = table.rows.flatMap((row) => {
		const month = String(row.id);
		return isMonth(month) ? { ...row, month } : [];
	});
	if (months.length === 0) return <NameBars caption={label} rows={table.rows} series={series} />;
	const now = kuwaitDate(Date.now()).slice(0, 7);
	return <MonthBars caption={label} rows={months} now={now} series={series} isShortened />;
}
