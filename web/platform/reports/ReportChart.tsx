import { BarChart } from "@mui/x-charts/BarChart";
import { useIntl } from "react-intl";
import { direction } from "#shared/core/locales.ts";
import { useLocale } from "../../core/language/messages.ts";
import Mui from "../../ui/dialogs/Mui.tsx";
import type { ReportTable } from "./useReportTables.ts";

/** Colours of the first, second and third series, from the tokens. */
const colors = ["var(--red)", "var(--ink-soft)", "var(--line-strong)"];

/** A bar chart of some columns of a report; the table below it has all of them. */
export default function ReportChart({ label, table }: { label: string; table: ReportTable }) {
	const isRtl = direction[useLocale()] === "rtl";
	const { formatNumber } = useIntl();
	const number = (value: number | null) => (value === null ? "–" : formatNumber(value));
	// Instead of a reversed axis, whose labels the chart would let overlap.
	const rows = isRtl ? table.rows.toReversed() : table.rows;
	const positions = new Map(table.rows.map(({ id }, at) => [id, at]));
	const nameOf = (id: string | number, isTick: boolean) => {
		const at = positions.get(id) ?? 0;
		return isTick ? table.short(table.rows[at], at) : table.rows[at].name;
	};
	return (
		<Mui>
			<figure className="report-chart" aria-label={label}>
				<BarChart
					height={280}
					skipAnimation
					series={table.series.map((series, at) => ({
						label: series.label,
						data: rows.map(series.value),
						color: colors[at],
						valueFormatter: number,
					}))}
					xAxis={[
						{
							scaleType: "band",
							data: rows.map(({ id }) => id),
							valueFormatter: (id, { location }) => nameOf(id, location === "tick"),
							height: 44,
							tickLabelMinGap: 14,
							tickLabelStyle: { fill: "var(--ink-soft)", fontFamily: "var(--font)" },
						},
					]}
					yAxis={[
						{
							position: isRtl ? "right" : "left",
							valueFormatter: number,
							tickLabelStyle: { fill: "var(--ink-soft)", fontFamily: "var(--font)" },
						},
					]}
					grid={{ horizontal: true }}
				/>
			</figure>
		</Mui>
	);
}
