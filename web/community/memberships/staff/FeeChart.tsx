import { useIntl } from "react-intl";
import type { FeeTotals } from "#shared/community/memberships/memberships.schema.ts";
import { startOf } from "#shared/core/time/kuwait.ts";
import { useText } from "../../../core/language/messages.ts";
import { useFeeWords } from "../useFeeWords.ts";
import { manageFeeMessages } from "./manageMemberships.messages.ts";
import "../memberships.css";

type Month = FeeTotals["months"][number];

/** Monthly payments beside the memberships ending in each month, as bars and numbers. */
export function FeeChart({ months, now }: { months: Month[]; now: string }) {
	const text = useText(manageFeeMessages);
	const { money } = useFeeWords();
	const { formatDate, formatNumber } = useIntl();
	const most = Math.max(1, ...months.flatMap(({ payments, due }) => [payments, due]));
	const share = (count: number) => ({ blockSize: `${(100 * count) / most}%` });
	const first = (month: string) => startOf(`${month}-01`);
	return (
		<figure className="card stack fee-chart">
			<figcaption className="row">
				<strong>{text("fees.chart")}</strong>
				<span className="small row">
					<span className="swatch paid" aria-hidden="true" />
					{text("fees.paidCount")}
				</span>
				<span className="small row">
					<span className="swatch due" aria-hidden="true" />
					{text("fees.dueCount")}
				</span>
			</figcaption>
			<div className="fee-bars" aria-hidden="true">
				{months.map(({ month, payments, due }) => (
					<div key={month} className={month === now ? "fee-month now" : "fee-month"}>
						<div className="pair">
							<div className="bar paid" style={share(payments)}>
								{payments > 0 && <span>{formatNumber(payments)}</span>}
							</div>
							<div className="bar due" style={share(due)}>
								{due > 0 && <span>{formatNumber(due)}</span>}
							</div>
						</div>
						<span className="month">{formatDate(first(month), { month: "short" })}</span>
					</div>
				))}
			</div>
			<details>
				<summary>{text("fees.figures")}</summary>
				<div className="table-scroll">
					<table className="data-table" aria-label={text("fees.chart")}>
						<thead>
							<tr>
								<th scope="col">{text("fees.month")}</th>
								<th scope="col">{text("fees.paidCount")}</th>
								<th scope="col">{text("fees.paidAmount")}</th>
								<th scope="col">{text("fees.dueCount")}</th>
							</tr>
						</thead>
						<tbody>
							{months.map(({ month, payments, amount, due }) => (
								<tr key={month}>
									<th scope="row">
										{formatDate(first(month), { month: "long", year: "numeric" })}
									</th>
									<td>{formatNumber(payments)}</td>
									<td>
										<bdi>{money(amount)}</bdi>
									</td>
									<td>{formatNumber(due)}</td>
								</tr>
							))}
						</tbody>
					</table>
				</div>
			</details>
		</figure>
	);
}
