import { dayAfter } from "#shared/core/time/kuwait.ts";
import { AppError } from "../../core/errors.ts";
import { readCounters, requireCount } from "../../core/table/counters.ts";
import type { Write } from "../../core/table/database.ts";
import { cashName } from "./memberships.counts.ts";
import { CashBooks } from "./payment.entity.ts";

/** The federation has one cash box. */
const name = "cash";

/** The last day whose cash is closed; undefined if none is. */
export const findClosedUntil = async (): Promise<string | undefined> =>
	(await CashBooks.get({ name }).go({ consistent: true })).data?.closedUntil;

/** The refusal of a payment on a closed day. It names the first day that is open. */
export const dayClosed = (closed: string, field?: "paymentDate") =>
	new AppError("day_closed", {
		params: { day: dayAfter(closed) },
		...(field && { fields: { [field]: "day_closed" } }),
	});

type Booking = {
	/** The day that the money is of. */
	day: string;
	/** Whether money of a closed day is booked on the first open day. */
	moveToOpenDay?: boolean;
	/** The field of the form with the day; undefined if the form has none. */
	field?: "paymentDate";
};

/**
 * The day on which a payment or refund is booked, and a check that this day is still open when the
 * transaction is made. Throws if it is closed already, unless the money moves to the first open day.
 */
export async function findOpenDay({
	day,
	moveToOpenDay,
	field,
}: Booking): Promise<{ day: string; isOpen: Write }> {
	const closed = await findClosedUntil();
	if (closed === undefined || day > closed) return { day, isOpen: requireOpen(day) };
	if (!moveToOpenDay) throw dayClosed(closed, field);
	const open = dayAfter(closed);
	return { day: open, isOpen: requireOpen(open) };
}

function requireOpen(day: string): Write {
	const { TableName, Key } = CashBooks.get({ name }).params() as { TableName: string; Key: object };
	return {
		check: {
			TableName,
			Key,
			ConditionExpression: "attribute_not_exists(#until) OR #until < :day",
			ExpressionAttributeNames: { "#until": "closedUntil" },
			ExpressionAttributeValues: { ":day": day },
		},
	};
}

/**
 * The write that moves the last closed day, if it is still the one that was read.
 * @param after undefined if no day is closed any longer
 */
export const moveClosedUntil = (before: string | undefined, after: string | undefined): Write => ({
	put: CashBooks.put({ name, closedUntil: after })
		.where((book, { eq, notExists }) =>
			before === undefined ? notExists(book.closedUntil) : eq(book.closedUntil, before),
		)
		.params(),
});

/** Sum of the cash payments of a day, in fils, from its counter. */
export const readCashOf = async (day: string): Promise<number> =>
	(await readCounters(["cash"], { consistent: true })).cash[cashName(day)] ?? 0;

/** A check that the sum of a day's cash is still the one that was read. */
export const requireCashOf = (day: string, sum: number): Write =>
	requireCount("cash", cashName(day), sum);
