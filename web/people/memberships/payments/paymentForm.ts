import * as z from "zod/mini";
import type { UserId } from "#shared/core/ids.ts";
import { filsIn, typedDinars } from "#shared/core/texts/money.ts";
import { periodEnd } from "#shared/people/memberships/memberships.rules.ts";
import {
	type MembershipPayment,
	PaymentInput,
} from "#shared/people/memberships/memberships.schema.ts";

type Prefilled = {
	payments: readonly MembershipPayment[];
	/** Length of a membership period, from the settings. */
	months: number;
};

/**
 * Initial values of the form; the amount in dinars as typed. Until the person's payments and the
 * settings are known, the last day is empty, and the server computes it.
 */
export const valuesFor = (userId: UserId | undefined, today: string, prefilled?: Prefilled) => {
	const valid = (prefilled?.payments ?? []).filter(
		({ voidedAt, validUntil }) => voidedAt === null && validUntil !== null,
	);
	return {
		userId: userId as number | undefined,
		amount: typedDinars(valid[0]?.amount),
		paymentDate: today,
		validUntil: prefilled ? periodEnd(today, expiryOf(prefilled.payments), prefilled.months) : "",
		paymentMethod: "cash",
		moveToOpenDay: false,
		payer: "",
		notes: "",
	};
};
export type PaymentValues = ReturnType<typeof valuesFor>;

/** The end of a person's membership: the latest of their payments that were not voided. */
export const expiryOf = (payments: readonly Pick<MembershipPayment, "validUntil" | "voidedAt">[]) =>
	payments
		.flatMap(({ validUntil, voidedAt }) => (voidedAt === null && validUntil) || [])
		.sort()
		.at(-1);

const asInput = ({ amount, ...values }: PaymentValues) => ({
	...values,
	amount: amount.trim() === "" ? undefined : (filsIn(amount) ?? Number.NaN),
});

/** Validates with the server's schema; its output is the request body. */
export const PaymentForm = z.pipe(
	z.transform(asInput),
	PaymentInput as z.ZodMiniType<PaymentInput, ReturnType<typeof asInput>>,
);
