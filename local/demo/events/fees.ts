import { titleOfEntry } from "#functions/competition/fees/charge-titles.ts";
import type { PaymentRecord } from "#functions/people/memberships/payment.entity.ts";
import { payCharge } from "#shared/competition/fees/charges.rules.ts";
import { kuwaitDate } from "#shared/core/time/kuwait.ts";
import { dateIn, timeOn } from "../calendar.ts";
import type { Entered } from "./registrations.ts";

/** Id of the member of staff who recorded the payments. */
const cashier = 16;

/** Two of three approved places that cost something were paid yesterday, the others are open. */
const isPaid = ({ status, userId }: Entered["registrations"][number]) =>
	status === "approved" && userId % 3 !== 0;

/**
 * Pays places at events, with receipts after those of the year's other payments. Children's places
 * stay open, so that a parent has something to pay.
 */
export function payFees(
	entered: readonly Entered[],
	children: ReadonlySet<number>,
	payments: readonly PaymentRecord[],
	now: number,
): { entered: Entered[]; payments: PaymentRecord[] } {
	const paidAt = timeOn(dateIn(now, -1), 18);
	const paymentDate = kuwaitDate(Date.parse(paidAt));
	const year = paymentDate.slice(0, 4);
	const numbers = payments.flatMap(({ receiptNumber }) =>
		receiptNumber.startsWith(year) ? Number(receiptNumber.slice(5)) : [],
	);
	let last = Math.max(0, ...numbers);
	const made: PaymentRecord[] = [];
	const paid = entered.map((one) => ({
		...one,
		registrations: one.registrations.map((registration) => {
			const { charge, userId, eventId } = registration;
			if (!charge || !isPaid(registration) || children.has(userId)) return registration;
			const receiptNumber = `${year}-${String(++last).padStart(5, "0")}`;
			made.push({
				userId,
				amount: charge.owed,
				paymentMethod: userId % 2 === 0 ? "knet" : "cash",
				paymentDate,
				receiptNumber,
				parts: [{ charge: charge.id, amount: charge.owed, eventId, ...titleOfEntry(registration) }],
				dojoId: charge.dojoId,
				createdAt: paidAt,
				recordedBy: cashier,
			});
			const step = { by: cashier, now: Date.parse(paidAt), receipt: receiptNumber };
			return { ...registration, charge: payCharge(charge, charge.owed, step) };
		}),
	}));
	return { entered: paid, payments: [...payments, ...made] };
}
