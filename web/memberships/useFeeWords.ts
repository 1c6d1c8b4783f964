import { useIntl } from "react-intl";
import { startOf } from "#shared/core/time/kuwait.ts";
import { moneyText } from "#shared/memberships/memberships.money.ts";
import { useLocale } from "../core/language/messages.ts";

/** Amounts and days as a reader writes them. */
export function useFeeWords() {
	const locale = useLocale();
	const { formatDate } = useIntl();
	return {
		money: (fils: number) => moneyText(fils, locale),
		/** @param value a day, or a moment in ISO 8601 */
		day: (value: string) => formatDate(startOf(value), { dateStyle: "medium" }),
	};
}
