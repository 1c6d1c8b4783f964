import { useIntl } from "react-intl";
import { Link } from "react-router-dom";
import { useAtLeast } from "./atLeast.ts";

type Props = {
	label: string;
	/** Undefined while it is not known. */
	value: number | undefined;
	/** There are more that are not read yet. */
	more?: unknown;
	/** It is a share of a hundred. */
	percent?: boolean;
	/** What there is to say of it beside. */
	line?: string;
	/** Where what was counted is found. */
	to: string;
};

/** A number that says whether something waits, and leads there. */
export function StatCard({ label, value, more, percent, line, to }: Props) {
	const atLeast = useAtLeast();
	const { formatNumber } = useIntl();
	const said = (number: number) =>
		percent ? formatNumber(number / 100, { style: "percent" }) : atLeast(number, more);
	return (
		<Link className="card stat-card" to={to}>
			<span className="stat-value">{value === undefined ? "…" : said(value)}</span>
			<span>{label}</span>
			{line && <span className="small">{line}</span>}
		</Link>
	);
}
