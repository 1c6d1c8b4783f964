import { dayAfter, kuwaitDate, startOf } from "../../core/time/kuwait.ts";
import type { Charge } from "./charges.rules.ts";

/**
 * What a place costs, in fils. A price of null is not stated: no fee is asked, and none is shown.
 */
export type Prices = {
	fee: number | null;
	/** The price from `lateFrom` on. */
	lateFee: number | null;
	/** For people with a valid membership. */
	memberFee: number | null;
};

export type EventPrices = Prices & {
	/** First day of the late price. */
	lateFrom: string | null;
	/** Most that a family pays for one event. */
	familyMax: number | null;
};

type Priced = EventPrices & { classes?: readonly Prices[] };

/** The prices of an event class; an event class without its own costs what the event costs. */
export const pricesOf = (
	{ fee, lateFee, lateFrom, memberFee, familyMax }: EventPrices,
	eventClass?: Prices,
): EventPrices =>
	eventClass && eventClass.fee !== null
		? {
				fee: eventClass.fee,
				lateFee: eventClass.lateFee,
				memberFee: eventClass.memberFee,
				lateFrom,
				familyMax,
			}
		: { fee, lateFee, lateFrom, memberFee, familyMax };

/** Whether the late price is asked at a time in ms since 1970. */
export const isLate = (
	prices: EventPrices,
	at: number,
): prices is EventPrices & { lateFee: number } =>
	prices.lateFee !== null && prices.lateFrom !== null && kuwaitDate(at) >= prices.lateFrom;

/**
 * The price for a person who registers at a given time. Late members pay the same surcharge as
 * everybody.
 */
export function priceOf(
	prices: EventPrices,
	{ isMember, at }: { isMember: boolean; at: number },
): number {
	const { fee, memberFee } = prices;
	if (fee === null) return 0;
	const surcharge = isLate(prices, at) ? Math.max(0, prices.lateFee - fee) : 0;
	return (isMember && memberFee !== null ? memberFee : fee) + surcharge;
}

/** Whether a place at the event or in one of its classes may cost something. */
export const asksFee = ({ fee, classes = [] }: Priced) =>
	[{ fee }, ...classes].some((one) => (one.fee ?? 0) > 0);

/** The lowest and the highest price of an event at a time; null if none is stated. */
export function priceRange(event: Priced, at: number): { min: number; max: number } | null {
	const all = event.classes?.length
		? event.classes.map((one) => pricesOf(event, one))
		: [pricesOf(event)];
	const stated = all
		.filter(({ fee }) => fee !== null)
		.map((prices) => priceOf(prices, { isMember: false, at }));
	return stated.length > 0 ? { min: Math.min(...stated), max: Math.max(...stated) } : null;
}

/** `first`: a registration is approved only once it is paid. `desk`: people pay until a day. */
export const paymentRules = ["desk", "first"] as const;
export type PaymentRule = (typeof paymentRules)[number];

/** What happens to a place that is still unpaid after the last day. */
export const unpaidRules = ["keep", "release"] as const;
export type UnpaidRule = (typeof unpaidRules)[number];

/** Days to pay a charge that begins after the event's last day to pay. */
const daysForLateCharge = 3;

type PayTerms = { payUntil?: string | null; eventDate: string };

/** An event's last day to pay; its first day if staff named none. */
const lastPayDay = ({ payUntil, eventDate }: PayTerms) =>
	payUntil ?? kuwaitDate(startOf(eventDate));

/**
 * The last day to pay a charge after a change of its event: a later day counts for everybody, an
 * earlier one only for those who register from now on. Never after an event that was moved forward.
 */
export function dueAfter(event: PayTerms, dueOn: string | undefined): string | undefined {
	if (dueOn === undefined) return undefined;
	const [dueDay] = [dueOn, kuwaitDate(startOf(event.eventDate))].sort();
	return [lastPayDay(event), dueDay].sort()[1];
}

/**
 * The last day to pay a charge that begins now. After the event's own last day: some days later but
 * before the event, or else at the event. Never a day that has passed.
 */
export function payDay(event: PayTerms, now: number): string {
	const today = kuwaitDate(now);
	const eventDay = kuwaitDate(startOf(event.eventDate));
	const last = lastPayDay(event);
	if (last >= today) return last;
	const [soonest] = [dayAfter(today, daysForLateCharge), dayAfter(eventDay, -1)].sort();
	if (soonest > today) return soonest;
	const [, later] = [eventDay, today].sort();
	return later;
}

/** Whether a charge began after the event's last day to pay, so that it has a day of its own. */
export const isLateCharge = ({ lines }: Pick<Charge, "lines">, payUntil: string) => {
	const began = lines.findLast(({ kind }) => kind === "charged")?.at;
	return began !== undefined && kuwaitDate(Date.parse(began)) > payUntil;
};

/** Days between the reminder of an unpaid place and its release. */
const daysToPay = 2;

/**
 * The day on which an unpaid place is released, after a reminder on a day. Never before the end of
 * the last day to pay that the person knows: the event's may have been brought forward since.
 */
export function releaseDay(remindedOn: string, dueOn?: string | null): string {
	const reminded = dayAfter(remindedOn, daysToPay);
	return dueOn ? [reminded, dayAfter(dueOn)].sort()[1] : reminded;
}

/** Whether the fee stays due when a person withdraws after the deadline. */
export const lateCancellations = ["void", "due"] as const;
export type LateCancellation = (typeof lateCancellations)[number];
