import { openAmount } from "#shared/competition/fees/charges.rules.ts";
import { atEndOfBatch } from "../../../base/stream/batch.ts";
import { runEach } from "../../../core/parallel.ts";
import { chargesOf } from "../charged.ts";
import { Debtors } from "./debtor.entity.ts";
import { debtorKey, debtorShards } from "./debtorKey.ts";

/** People with an open charge. */
export async function readDebtors(): Promise<ReadonlySet<number>> {
	const found = await Promise.all(
		Array.from({ length: debtorShards }, (_, shard) =>
			Debtors.query.ofShard({ shard }).go({ pages: "all" }),
		),
	);
	return new Set(found.flatMap(({ data }) => data.map(({ userId }) => userId)));
}

/**
 * Lists a person as a debtor while they have an open charge. It looks again after each write,
 * because another batch may have acted on an older state at the same time.
 */
async function followDebtor(userId: number): Promise<void> {
	const key = debtorKey(userId);
	for (;;) {
		const [charges, { data: listed }] = await Promise.all([
			chargesOf(userId),
			Debtors.get(key).go({ consistent: true }),
		]);
		const owes = charges.some(({ charge }) => openAmount(charge) > 0);
		if (owes === (listed !== null)) return;
		await (owes ? Debtors.put(key).go() : Debtors.delete(key).go());
	}
}

/** People whose charges changed in a batch: they are debtors, or no longer. */
export const changedDebtors = atEndOfBatch<number>("debtors", (people) =>
	runEach("debtors", [...new Set(people)], followDebtor),
);
