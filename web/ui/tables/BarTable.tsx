import type { CSSProperties, ReactNode } from "react";
import "./bar-table.css";

export type Bar = {
	id: string | number;
	label: ReactNode;
	/** How long the bar is, and against what; a bar without a limit is measured against the longest. */
	value: number;
	limit?: number;
	/** The figures in words. */
	words: string;
};

type Props = {
	title: string /** Heads of the two columns. */;
	heads: [label: string, value: string];
	bars: readonly Bar[];
};

/** Numbers as bars that begin where reading begins: a table, of which the bars are only its look. */
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
