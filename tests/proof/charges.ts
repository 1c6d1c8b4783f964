import { ChargeLines } from "#functions/competition/fees/ledger/charge-line.entity.ts";
import { recordOf } from "#functions/competition/fees/ledger/follow-charges.ts";
import type { Charge } from "#shared/competition/fees/charges.rules.ts";

const nobody = { userId: 0, titleEn: "", titleAr: "" };

/** Whether the federation's ledger contains all lines of a charge, with their amounts, and no more. */
export async function isFiled(charge: Charge): Promise<boolean> {
	const expected = charge.lines.map((line, n) => recordOf(charge, nobody, line, n));
	const periods = [...new Set(expected.map(({ period }) => period))];
	const found = await Promise.all(
		periods.map((period) =>
			ChargeLines.query.ofPeriod({ period, charge: charge.id }).go({ consistent: true }),
		),
	);
	const amounts = (lines: readonly { n: number; amount: number }[]) =>
		[...lines]
			.sort((a, b) => a.n - b.n)
			.map(({ n, amount }) => `${n}: ${amount}`)
			.join();
	return amounts(found.flatMap(({ data }) => data)) === amounts(expected);
}
