import { useIntl } from "react-intl";
import { Link } from "react-router-dom";
import { useText } from "../../../core/language/messages.ts";
import { Written } from "../../../ui/texts/Written.tsx";
import type { Dashboard } from "./defineAdmin.ts";
import { staffMessages } from "./staff.messages.ts";
import { useWaiting } from "./useAdmin.ts";

/** Everything that waits for a decision of staff, with a link to each list. */
export function ToDecide({ dashboard }: { dashboard: Dashboard }) {
	const text = useText(staffMessages);
	const { formatNumber } = useIntl();
	const groups = useWaiting(dashboard);
	const rows = groups.flatMap(({ label, items = [] }) =>
		items.map((item) => ({ ...item, label, key: `${label} ${item.to}` })),
	);
	const total = rows.reduce((sum, { count }) => sum + count, 0);
	const isKnown = groups.every(({ items }) => items !== undefined);
	return (
		<section className="card stack to-decide" aria-labelledby="to-decide">
			<h2 id="to-decide">
				{text("staff.toDecide")}{" "}
				{total > 0 && <span className="badge strong">{formatNumber(total)}</span>}
			</h2>
			{isKnown && rows.length === 0 && <p className="soft">{text("staff.nothingWaits")}</p>}
			<ul>
				{rows.map(({ key, to, label, title, count }) => (
					<li key={key}>
						<Link to={to}>
							<span>
								{title ? <Written>{title}</Written> : label}
								{title && <span className="small soft block">{label}</span>}
							</span>
							<strong>{formatNumber(count)}</strong>
						</Link>
					</li>
				))}
			</ul>
		</section>
	);
}
