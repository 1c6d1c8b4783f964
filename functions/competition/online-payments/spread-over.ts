import {
	type PaidCharge,
	payableKey,
} from "#shared/competition/online-payments/online-payments.schema.ts";

type Shares = {
	charges: { id: string; amount: number }[];
	memberships: PaidCharge[];
	credit: number;
};

export const isMembership = ({ target }: PaidCharge) => payableKey(target).kind === "membership";

/**
 * Spreads a sum over the fees of a payment in their order. A membership is paid in full or not at
 * all. What is left becomes credit.
 */
export function spreadOver(fees: readonly PaidCharge[], sum: number): Shares {
	const shares: Shares = { charges: [], memberships: [], credit: sum };
	for (const fee of fees) {
		const { target, amount } = fee;
		const isOfMembership = isMembership(fee);
		if (isOfMembership && amount > shares.credit) continue;
		const given = Math.min(amount, shares.credit);
		if (given <= 0) continue;
		if (isOfMembership) shares.memberships.push(fee);
		else shares.charges.push({ id: target, amount: given });
		shares.credit -= given;
	}
	return shares;
}
