import { useQuery } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import type { Event } from "#shared/competition/events/events.schema.ts";
import {
	asksFee,
	type EventPrices,
	isLate,
	type Prices,
	priceOf,
	priceRange,
	pricesOf,
} from "#shared/competition/fees/prices.rules.ts";
import { type FeeStatus, owesFee } from "#shared/core/people.ts";
import { moneyText } from "#shared/core/texts/money.ts";
import { startOf } from "#shared/core/time/kuwait.ts";
import { publicSettingsQuery } from "../../../base/settings/settings.queries.ts";
import { useLocale, useText } from "../../../core/language/messages.ts";
import { usePresent } from "../../../core/moments/usePresent.ts";
import { priceMessages } from "./price.messages.ts";

type Payable = EventPrices &
	Pick<Event, "payUntil" | "paymentRule" | "unpaidRule" | "lateCancellation">;

/** Sentences about the prices of an event or class and the terms of payment. */
export function usePriceLines() {
	const text = useText(priceMessages);
	const locale = useLocale();
	const { formatDate } = useIntl();
	const { data: settings } = useQuery(publicSettingsQuery);
	const now = usePresent();
	const money = (fils: number) => moneyText(fils, locale);
	const day = (value: string) => formatDate(startOf(value), { dateStyle: "long" });

	/** The prices of an event or of a class of the event; empty if none is stated. */
	const pricesIn = (event: EventPrices, eventClass?: Prices): string[] => {
		const prices = pricesOf(event, eventClass);
		if (prices.fee === null) return [];
		const price = priceOf(prices, { isMember: false, at: now });
		if (price === 0) return [text("price.noFee")];
		const { lateFee, lateFrom, memberFee } = prices;
		const member = priceOf(prices, { isMember: true, at: now });
		return [
			text("price.fee", { price: money(price) }),
			memberFee !== null && text("price.member", { price: money(member) }),
			lateFee !== null &&
				lateFrom !== null &&
				!isLate(prices, now) &&
				text("price.late", { day: day(lateFrom), price: money(lateFee) }),
		].filter((line) => line !== false);
	};

	/** The prices of all classes of an event: once if they are equal, else from the lowest on. */
	const pricesAmong = (event: EventPrices & { classes: readonly Prices[] }): string[] => {
		const [first, ...others] = event.classes.map((eventClass) => pricesIn(event, eventClass));
		if (others.every((lines) => lines.join() === first.join())) return first;
		const range = priceRange(event, now);
		if (!range || range.max === 0) return [];
		const [min, max] = [money(range.min), money(range.max)];
		return [
			range.min === range.max
				? text("price.fee", { price: max })
				: text("price.range", { min, max }),
		];
	};

	/** What an event costs: the fees of ranks for a grading, else the prices; that it is free if so. */
	const pricesFor = (
		event: EventPrices & { classes: readonly Prices[] } & Pick<
				Event,
				"eventType" | "membershipRule"
			>,
	) => {
		const graded = Object.values(settings?.gradingFees ?? {});
		if (event.eventType === "grading" && graded.some((fee) => fee > 0)) {
			const stated = graded.filter((fee) => fee > 0);
			const [min, max] = [money(Math.min(...stated)), money(Math.max(...stated))];
			return [
				min === max ? text("price.fee", { price: max }) : text("price.grading", { min, max }),
			];
		}
		const prices = event.classes.length === 0 ? pricesIn(event) : pricesAmong(event);
		if (prices.length > 0 || asksFee(event)) return prices;
		return [text(event.membershipRule === "none" ? "price.noFee" : "price.noOtherFee")];
	};

	/** The terms of payment of an event. */
	const termsIn = ({
		familyMax,
		paymentRule,
		payUntil,
		unpaidRule,
		lateCancellation,
	}: Payable): string[] =>
		[
			familyMax !== null && text("price.family", { price: money(familyMax) }),
			paymentRule === "first" && text("price.first"),
			payUntil !== null && text("price.until", { day: day(payUntil) }),
			unpaidRule === "release" && text("price.release"),
			lateCancellation === "due" && text("price.lateDue"),
		].filter((line) => line !== false);

	/** The price for a person who registers now. */
	const priceNow = (
		event: EventPrices,
		{ membershipFeeStatus = "pending" }: { membershipFeeStatus?: FeeStatus },
		eventClass?: Prices,
	) => {
		const prices = pricesOf(event, eventClass);
		if (prices.fee === null) return null;
		const isMember = !owesFee(membershipFeeStatus);
		const price = priceOf(prices, { isMember, at: now });
		return price === 0 ? text("price.noFee") : text("price.fee", { price: money(price) });
	};
	return { pricesIn, pricesAmong, pricesFor, termsIn, priceNow };
}
