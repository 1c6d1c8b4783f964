import { useIntl } from "react-intl";
import type { Money } from "#shared/competition/fees/fees.schema.ts";
import { monthAt } from "#shared/core/time/month.ts";
import { useText } from "../../../core/language/messages.ts";
import { useFeeWords } from "../../../people/memberships/useFeeWords.ts";
import { MonthBars } from "../../../ui/charts/MonthBars.tsx";
import { moneyMessages } from "./money.messages.ts";

/** What was collected in each month of a year and of the year before, as bars. */
export function MoneyChart({ year, months }: Pick<Money, "year" | "months">) {
	const text = useText(moneyMessages);
	const { formatNumber } = useIntl();
	const { money } = useFeeWords();
	const yearText = (number: number) => formatNumber(number, { useGrouping: false });
	return (
		<MonthBars
			caption={text("money.received")}
			rows={months}
			now={monthAt(Date.now())}
			scale={money}
			series={[
				{ name: yearText(year - 1), tone: "soft", amountOf: ({ before }) => before },
				{ name: yearText(year), tone: "strong", amountOf: ({ collected }) => collected },
			]}
		/>
	);
}
