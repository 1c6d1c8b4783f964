import { useIntl } from "react-intl";
import { Link } from "react-router-dom";

type Props = {
	label: string;
	/** Undefined while it is not known. */
	value: number | undefined;
	/** Where what was counted is found. */
	to: string;
};

/** A number that says whether something waits, and leads there. */
export function StatCard({ label, value, to }: Props) {
	const { formatNumber } = useIntl();
	return (
		<Link className="card stat-card" to={to}>
			<span className="stat-value">{value === undefined ? "…" : formatNumber(value)}</span>
			<span>{label}</span>
		</Link>
	);
}
