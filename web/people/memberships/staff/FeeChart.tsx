import { useIntl } from "react-intl";
import { startOf } from "#shared/core/time/kuwait.ts";
import type { FeeTotals } from "#shared/people/memberships/memberships.schema.ts";
import { useText } from "../../../core/language/messages.ts";
import { MonthBars } from "../../../ui/charts/MonthBars.tsx";
import { Written } from "../../../ui/texts/Written.tsx";
import { useFeeWords } from "../useFeeWords.ts";
import { manageFeeMessages } from "./manageMemberships.messages.ts";

type Month = FeeTotals["months"][number];

/** Monthly payments beside the memberships ending in each month, as bars and numbers. */
export function FeeChart({ months, now }: { months: Month[]; now: string }) {
	const text = useText(manageFeeMessages);
	const { money } = useFeeWords();
	const { formatDate, formatNumber } = useIntl();
	const first = (month: string) => startOf(`${month}-01`);
	return (
		<MonthBars
			caption={text("fees.chart")}
			rows={months}
			now={now}
			series={[
				{ name: text("fees.paidCount"), tone: "strong", amountOf: ({ payments }) => payments },
				{ name: text("fees.dueCount"), tone: "soft", amountOf: ({ due }) => due },
			]}
			showsNumbers
			isShortened
		>
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
										<Written>{money(amount)}</Written>
									</td>
									<td>{formatNumber(due)}</td>
								</tr>
							))}
						</tbody>
					</table>
				</div>
			</details>
		</MonthBars>
	);
}
