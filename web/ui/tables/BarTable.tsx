import type { CSSProperties, ReactNode } from "react";
import "./bar-table.css";

export type Bar = {
	id: string | number;
	label: ReactNode;
	/** Length of the bar relative to `limit`; without a limit, relative to the longest bar. */
	value: number;
	limit?: number;
	/** The value as text. */
	words: string;
};

type Props = {
	title: string;
	/** Headings of the two columns. */
	heads: [label: string, value: string];
	bars: readonly Bar[];
};

/** A bar chart built as a table: bars are only its styling, and start where the text starts. */
export function BarTable({ title, heads: [label, value], bars }: Props) {
	const longest = Math.max(1, ...bars.map((bar) => bar.value));
	const share = (bar: Bar) => Math.min(1, bar.value / (bar.limit || longest));
	return (
		<table className="bar-table">
			<caption>{title}</caption>
			<thead className="visually-hidden">
				<tr>
					<th scope="col">{label}</th>
					<th scope="col">{value}</th>
				</tr>
			</thead>
			<tbody>
				{bars.map((bar) => (
					<tr key={bar.id}>
						<th scope="row">{bar.label}</th>
						<td
							data-limited={bar.limit ? true : undefined}
							style={{ "--share": share(bar) } as CSSProperties}
						>
							<span className="bar" aria-hidden="true" />
							<span className="small">{bar.words}</span>
						</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}
