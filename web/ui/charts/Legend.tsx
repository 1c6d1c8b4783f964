import "./legend.css";

/** Bars of one kind: their name, fill, and size in a row. */
export type Series<Row> = {
	name: string;
	tone: "strong" | "soft" | "line";
	amountOf: (row: Row) => number;
};

/** The caption of a chart, and what its fills mean. */
export function Legend<Row>({
	caption,
	series,
}: {
	caption: string;
	series: readonly Series<Row>[];
}) {
	return (
		<figcaption className="row">
			<strong>{caption}</strong>
			{series.map(({ name, tone }) => (
				<span key={tone} className="small row">
					<span className={`legend-swatch tone-${tone}`} aria-hidden="true" />
					{name}
				</span>
			))}
		</figcaption>
	);
}
