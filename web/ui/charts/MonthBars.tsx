import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { startOf } from "#shared/core/time/kuwait.ts";
import { Legend, type Series } from "./Legend.tsx";
import "./month-bars.css";

type Props<Row> = {
	caption: string;
	/** In the order of the months, which are written as `2026-12`. */
	rows: readonly Row[];
	/** The current month, which is marked. */
	now: string;
	/** The bars of each month, side by side. */
	series: readonly Series<Row>[];
	/** Shows the number above each bar. */
	showsNumbers?: boolean;
	/** Writes a value of the scale; without it the chart has none. */
	scale?: (value: number) => string;
	/** Whether phones show the last nine months only. */
	isShortened?: boolean;
	/** The figures as text: the bars are hidden from screen readers. */
	children?: ReactNode;
};

/** The next round number: 1, 2, 4, 5 or 10 times a power of ten. */
function roundUp(value: number): number {
	const power = 10 ** Math.floor(Math.log10(value));
	return power * ([1, 2, 4, 5, 10].find((step) => step * power >= value) ?? 10);
}

/** A bar chart by month, with one bar for each series. */
export function MonthBars<Row extends { month: string }>({
	caption,
	rows,
	now,
	series,
	showsNumbers,
	scale,
	isShortened,
	children,
}: Props<Row>) {
	const { formatDate, formatNumber } = useIntl();
	const largest = Math.max(
		1,
		...rows.flatMap((row) => series.map(({ amountOf }) => amountOf(row))),
	);
	const most = scale ? roundUp(largest) : largest;
	return (
		<figure className={isShortened ? "card stack month-bars shortened" : "card stack month-bars"}>
			<Legend caption={caption} series={series} />
			<div className={scale ? "month-plot scaled" : "month-plot"} aria-hidden="true">
				{scale && (
					<div className="month-scale">
						{[most, most / 2, 0].map((value) => (
							<span key={value}>{scale(value)}</span>
						))}
					</div>
				)}
				{rows.map((row) => (
					<div key={row.month} className={row.month === now ? "month-column now" : "month-column"}>
						<div className="month-pair">
							{series.map(({ tone, amountOf }) => {
								const value = Math.max(0, amountOf(row));
								return (
									<div
										key={tone}
										className={`month-bar tone-${tone}`}
										style={{ blockSize: `${(100 * value) / most}%` }}
									>
										{showsNumbers && value > 0 && <span>{formatNumber(value)}</span>}
									</div>
								);
							})}
						</div>
						<span className="month-name">
							{formatDate(startOf(`${row.month}-01`), { month: "short" })}
						</span>
					</div>
				))}
			</div>
			{children}
		</figure>
	);
}
