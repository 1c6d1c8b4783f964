import { unbrokenMoneyText } from "#shared/core/texts/money.ts";
import { useLocale, useText } from "../../../core/language/messages.ts";
import { pricesMessages } from "./prices.messages.ts";

type Props = {
	/** Monthly fees of the dojos that it is about, in fils; null where a dojo states none. */
	fees: readonly (number | null)[];
};

/** What training costs: the first class is free, then a monthly fee, or whom to ask for it. */
export function MonthlyPrice({ fees }: Props) {
	const text = useText(pricesMessages);
	const locale = useLocale();
	const stated = fees.filter((fee) => fee !== null);
	if (stated.length === 0) return text("prices.askCoach");
	if (stated.every((fee) => fee === 0)) return text("prices.free");
	const [min, max] = [Math.min(...stated), Math.max(...stated)].map((fee) =>
		unbrokenMoneyText(fee, locale),
	);
	return min === max
		? text("prices.fromFirst", { price: min })
		: text("prices.fromFirstRange", { min, max });
}

/** What training costs who has begun already. */
export function MemberMonthlyPrice({ fee }: { fee: number }) {
	const text = useText(pricesMessages);
	const price = unbrokenMoneyText(fee, useLocale());
	return fee === 0 ? text("prices.free") : text("prices.month", { price });
}
