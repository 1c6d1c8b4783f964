import { useIntl } from "react-intl";
import type { Money } from "#shared/competition/fees/fees.schema.ts";
import { startOf } from "#shared/core/time/kuwait.ts";
import { monthAt } from "#shared/core/time/month.ts";
import { useText } from "../../../core/language/messages.ts";
import { moneyMessages } from "./money.messages.ts";
import "../../../community/memberships/memberships.css";

/** What was collected in each month of a year and of the year before, as bars. */
export function MoneyChart({ year, months }: Pick<Money, "year" | "months">) {
	const text = useText(moneyMessages);
	const { formatDate, formatNumber } = useIntl();
	const most = Math.max(1, ...months.flatMap(({ collected, before }) => [collected, before]));
	const share = (amount: number) => ({ blockSize: `${(100 * Math.max(0, amount)) / most}%` });
	const yearText = (number: number) => formatNumber(number, { useGrouping: false });
	const now = monthAt(Date.now());
	return (
		<figure className="card stack fee-chart money-chart">
			<figcaption className="row">
				<strong>{text("money.received")}</strong>
				<span className="small row">
					<span className="swatch paid" aria-hidden="true" />
					{yearText(year)}
				</span>
				<span className="small row">
					<span className="swatch due" aria-hidden="true" />
					{yearText(year - 1)}
				</span>
			</figcaption>
			<div className="fee-bars" aria-hidden="true">
				{months.map(({ month, collected, before }) => (
					<div key={month} className={month === now ? "fee-month now" : "fee-month"}>
						<div className="pair">
							<div className="bar due" style={share(before)} />
							<div className="bar paid" style={share(collected)} />
						</div>
						<span className="month">{formatDate(startOf(`${month}-01`), { month: "short" })}</span>
					</div>
				))}
			</div>
		</figure>
	);
}
