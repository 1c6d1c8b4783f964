import { useIntl } from "react-intl";
import { exactMoneyText, moneyText } from "#shared/core/texts/money.ts";
import { startOf } from "#shared/core/time/kuwait.ts";
import { useLocale } from "../../core/language/messages.ts";

/** Formats amounts and dates in the reader's language. */
export function useFeeWords() {
	const locale = useLocale();
	const { formatDate } = useIntl();
	return {
		money: (fils: number) => moneyText(fils, locale),
		/** Always with three decimals, for tables of money. */
		exactMoney: (fils: number) => exactMoneyText(fils, locale),
		/** @param value a date, or an ISO 8601 timestamp */
		day: (value: string) => formatDate(startOf(value), { dateStyle: "long" }),
		/** The same with the month's short name, for tables. */
		shortDay: (value: string) =>
			formatDate(startOf(value), { day: "numeric", month: "short", year: "numeric" }),
	};
}
