import type { UserId } from "#shared/core/ids.ts";
import { transact } from "../core/table/database.ts";
import { feeWrites, withFee } from "../users/user.fees.ts";
import { findUser } from "../users/users.service.ts";
import { paymentsOf } from "./ledger.ts";
import { standingWith } from "./payments.service.ts";

/** Brings somebody's fee in line with their payments, after those came from somebody else or went to them. */
export async function settleFee(userId: number, now: number): Promise<void> {
	const [person, payments] = await Promise.all([findUser(userId as UserId), paymentsOf(userId)]);
	if (!person) return;
	const after = withFee(person, standingWith(person, payments, now));
	const facts = ({ membershipFeeStatus, lastPaymentDate, membershipExpiryDate }: typeof person) =>
		[membershipFeeStatus, lastPaymentDate, membershipExpiryDate].join();
	if (facts(after) !== facts(person)) await transact(feeWrites([{ before: person, after }]));
}
