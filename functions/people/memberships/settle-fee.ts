import type { UserId } from "#shared/core/ids.ts";
import type { StatedFee } from "#shared/people/memberships/memberships.schema.ts";
import { runTransaction } from "../../core/table/database.ts";
import type { User } from "../users/user.entity.ts";
import { feeWrites, withFee } from "../users/user.fees.ts";
import { findUser } from "../users/users.service.ts";
import { paymentsOf, writePayments } from "./ledger.ts";
import { settlePeriods, standingWith } from "./payments.service.ts";

/**
 * A person with the fee that staff state: exempt or not, and the last day of the membership, where
 * null means that it follows from the payments.
 * @param after the person with all other changes
 */
export async function withStatedFee(
	after: User,
	{ membershipFeeStatus: fee, membershipExpiryDate: until }: StatedFee,
	now: number,
): Promise<User> {
	const wasExempt = after.membershipFeeStatus === "exempt";
	const isExempt = fee === undefined ? wasExempt : fee === "exempt";
	const hasOtherEnd = until !== undefined && until !== (after.membershipExpiryDate ?? null);
	if (isExempt === wasExempt && !hasOtherEnd) return after;
	const stated = hasOtherEnd && {
		feeUntil: until ?? undefined,
		feeUntilAt: until === null ? undefined : new Date(now).toISOString(),
	};
	const person: User = {
		...after,
		...stated,
		membershipFeeStatus: isExempt ? "exempt" : "pending",
	};
	return withFee(person, standingWith(person, await paymentsOf(after.id), now));
}

/**
 * Recomputes a person's membership after payments were moved to or from them.
 * @param exempt whether the person is exempt from now on; unchanged by default
 */
export async function settleFee(userId: number, now: number, exempt?: boolean): Promise<void> {
	const [person, payments] = await Promise.all([findUser(userId as UserId), paymentsOf(userId)]);
	if (!person) return;
	const isExempt = exempt ?? person.membershipFeeStatus === "exempt";
	const { standing, changes } = settlePeriods(
		{ ...person, membershipFeeStatus: isExempt ? "exempt" : "pending" },
		payments,
		now,
	);
	for (const change of changes) await runTransaction(writePayments([change]));
	const after = withFee(person, standing);
	const facts = ({ membershipFeeStatus, lastPaymentDate, membershipExpiryDate }: typeof person) =>
		[membershipFeeStatus, lastPaymentDate, membershipExpiryDate].join();
	if (facts(after) !== facts(person)) await runTransaction(feeWrites([{ before: person, after }]));
}
