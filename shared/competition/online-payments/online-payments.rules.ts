/**
 * Writes that mark something as paid may take in one transaction, which holds a hundred: a new fee
 * status also changes the filters of staff.
 */
const writesOf = { charge: 3, membership: 18 } as const;
const mostWrites = 90;

export const mostMemberships = Math.floor(mostWrites / writesOf.membership);

/** Whether fees can be paid together: up to thirty charges, or five memberships. */
export const fitsOnePayment = (targets: readonly string[]): boolean =>
	targets.reduce(
		(sum, target) => sum + writesOf[target.startsWith("membership-") ? "membership" : "charge"],
		0,
	) <= mostWrites;
