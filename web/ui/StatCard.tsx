import { Link } from "react-router-dom";
import { useAtLeast } from "./atLeast.ts";

type Props = {
	label: string;
	/** Undefined while it is not known. */
	value: number | undefined;
	/** There are more that are not read yet. */
	more?: unknown;
	/** Where what was counted is found. */
	to: string;
};

/** A number that says whether something waits, and leads there. */
export function StatCard({ label, value, more, to }: Props) {
	const atLeast = useAtLeast();
	return (
		<Link className="card stat-card" to={to}>
			<span className="stat-value">{value === undefined ? "…" : atLeast(value, more)}</span>
			<span>{label}</span>
		</Link>
	);
}
