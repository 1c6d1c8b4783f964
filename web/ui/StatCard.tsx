import { useIntl } from "react-intl";
import { Link } from "react-router-dom";
import { useAtLeast } from "./atLeast.ts";

type Props = {
	label: string;
	/** Undefined until known. */
	value: number | undefined;
	/** Truthy if more rows exist than are loaded. */
	more?: unknown;
	/** Whether the value is a percentage. */
	percent?: boolean;
	/** Additional text beside the value. */
	line?: string;
	/** Link to the counted records. */
	to: string;
	/** Whether it is the figure that calls for action, set apart from the others. */
	isFirst?: boolean;
};

/** A figure that links to the records behind it, such as pending requests. */
export function StatCard({ label, value, more, percent, line, to, isFirst }: Props) {
	const atLeast = useAtLeast();
	const { formatNumber } = useIntl();
	const format = (number: number) =>
		percent ? formatNumber(number / 100, { style: "percent" }) : atLeast(number, more);
	return (
		<Link className={isFirst ? "card stat-card first" : "card stat-card"} to={to}>
			<span className="stat-value">{value === undefined ? "…" : format(value)}</span>
			<span>{label}</span>
			{line && <span className="small">{line}</span>}
		</Link>
	);
}
