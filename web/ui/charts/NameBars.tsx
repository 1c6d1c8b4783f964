import { useIntl } from "react-intl";
import { Written } from "../texts/Written.tsx";
import { Legend, type Series } from "./Legend.tsx";
import "./name-bars.css";

type Row = { id: string | number; name: string };

type Props<R extends Row> = {
	caption: string;
	rows: readonly R[];
	series: readonly Series<R>[];
};

/** A bar chart with a line for each named row. Screen readers get the table that stands beside it. */
export function NameBars<R extends Row>({ caption, rows, series }: Props<R>) {
	const { formatNumber } = useIntl();
	const most = Math.max(1, ...rows.flatMap((row) => series.map(({ amountOf }) => amountOf(row))));
	return (
		<figure className="card stack name-bars">
			<Legend caption={caption} series={series} />
			<div className="name-plot" aria-hidden="true">
				{rows.map((row) => (
					<div key={row.id} className="name-row">
						<span className="name-label">
							<Written>{row.name}</Written>
						</span>
						<span>
							{series.map(({ tone, amountOf }) => {
								const value = Math.max(0, amountOf(row));
								return (
									<span key={tone} className="name-bar">
										<span
											className={`tone-${tone}`}
											style={{ inlineSize: `${(85 * value) / most}%` }}
										/>
										<span>{formatNumber(value)}</span>
									</span>
								);
							})}
						</span>
					</div>
				))}
			</div>
		</figure>
	);
}
