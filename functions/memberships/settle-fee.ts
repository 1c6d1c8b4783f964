import type { UserId } from "#shared/core/ids.ts";
import { runTransaction } from "../core/table/database.ts";
import { feeWrites, withFee } from "../users/user.fees.ts";
import { findUser } from "../users/users.service.ts";
import { paymentsOf } from "./ledger.ts";
import { standingWith } from "./payments.service.ts";

/**
 * Brings somebody's fee in line with their payments, after those came from somebody else or went to them.
 * @param exempt whether they are exempt from now on; as before by default
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
