import { openAmount } from "#shared/competition/fees/charges.rules.ts";
import type { Batch } from "../../../platform/stream/batch.ts";

type Chargeable = { userId: number; charge?: { owed: number; paid: number } };

const owes = (one: Chargeable | null) => one?.charge !== undefined && openAmount(one.charge) > 0;

/** Notes a person for whom an open charge appeared, or went. */
export function noteCharge(
	before: Chargeable | null,
	after: Chargeable | null,
	{ charged }: Batch,
): void {
	const userId = (after ?? before)?.userId;
	if (userId !== undefined && owes(before) !== owes(after)) charged.add(userId);
}
