import type { UserId } from "#shared/core/ids.ts";
import { runTransaction } from "../../core/table/database.ts";
import { feeWrites, withFee } from "../users/user.fees.ts";
import { findUser } from "../users/users.service.ts";
import { paymentsOf } from "./ledger.ts";
import { standingWith } from "./payments.service.ts";

/**
 * Recomputes a person's membership after payments were moved to or from them.
 * @param exempt whether the person is exempt from now on; unchanged by default
 */
export async function settleFee(userId: number, now: number, exempt?: boolean): Promise<void> {
	const [person, payments] = await Promise.all([findUser(userId as UserId), paymentsOf(userId)]);
	if (!person) return;
	const isExempt = exempt ?? person.membershipFeeStatus === "exempt";
	const standing = standingWith(
		{ ...person, membershipFeeStatus: isExempt ? "exempt" : "pending" },
		payments,
		now,
	);
	const after = withFee(person, standing);
	const facts = ({ membershipFeeStatus, lastPaymentDate, membershipExpiryDate }: typeof person) =>
		[membershipFeeStatus, lastPaymentDate, membershipExpiryDate].join();
	if (facts(after) !== facts(person)) await runTransaction(feeWrites([{ before: person, after }]));
}
