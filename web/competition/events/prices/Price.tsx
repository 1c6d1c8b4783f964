import { useQuery } from "@tanstack/react-query";
import { isUpcoming } from "#shared/competition/events/events.rules.ts";
import type { Event } from "#shared/competition/events/events.schema.ts";
import { priceRange } from "#shared/competition/fees/prices.rules.ts";
import { owesFee } from "#shared/core/people.ts";
import { unbrokenMoneyText } from "#shared/core/texts/money.ts";
import { useUser } from "../../../base/session/session.ts";
import { publicSettingsQuery } from "../../../base/settings/settings.queries.ts";
import { useLocale, useText } from "../../../core/language/messages.ts";
import { usePresent } from "../../../core/moments/usePresent.ts";
import { priceMessages } from "./price.messages.ts";

/** What is stated of some amounts, in fils; undefined if all are 0. */
function stated(amounts: readonly number[]) {
	const all = amounts.filter((amount) => amount > 0);
	return all.length === 0 ? undefined : { min: Math.min(...all), max: Math.max(...all) };
}

/**
 * What an event costs today, such as "From KD 10" or "Free", and whether a membership is needed;
 * nothing once the event is over or cancelled.
 */
export function Price({ event }: { event: Event }) {
	const text = useText(priceMessages);
	const locale = useLocale();
	const { data: user } = useUser();
	const { data: settings } = useQuery(publicSettingsQuery);
	const now = usePresent();
	if (event.registrationState === "cancelled" || !isUpcoming(event, now)) return null;
	const words = (range: { min: number; max: number }) => {
		const price = unbrokenMoneyText(range.min, locale);
		return range.min === range.max ? price : text("price.from", { price });
	};
	const fees =
		event.eventType === "grading"
			? stated(Object.values(settings?.gradingFees ?? {}))
			: priceRange(event, now);
	const { adult = 0, child = 0 } = settings?.membershipFees ?? {};
	const membership = stated([adult, child]);
	const asksMembership =
		event.membershipRule !== "none" && (!user || owesFee(user.membershipFeeStatus));
	const parts = [
		fees && fees.max > 0 && words(fees),
		asksMembership &&
			(membership
				? text(membership.min === membership.max ? "price.membershipOf" : "price.membershipFrom", {
						price: unbrokenMoneyText(membership.min, locale),
					})
				: text("price.membership")),
	].filter((part) => typeof part === "string");
	return <strong className="event-price">{parts.join(" · ") || text("price.free")}</strong>;
}
