import type { Event } from "#shared/competition/events/events.schema.ts";
import { priceRange } from "#shared/competition/fees/prices.rules.ts";
import { moneyText } from "#shared/core/texts/money.ts";
import { useLocale, useText } from "../../../core/language/messages.ts";
import { priceMessages } from "./price.messages.ts";

/** What an event costs today, such as "From KD 10"; nothing if no fee is stated. */
export function Price({ event }: { event: Event }) {
	const text = useText(priceMessages);
	const locale = useLocale();
	const range = priceRange(event, Date.now());
	if (!range) return null;
	const price = moneyText(range.min, locale);
	return (
		<p className="small soft">
			{range.max === 0
				? text("price.free")
				: range.min === range.max
					? price
					: text("price.from", { price })}
		</p>
	);
}
