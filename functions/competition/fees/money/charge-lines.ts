import { isPaymentLine } from "#shared/competition/fees/charges.rules.ts";
import { kuwaitDate } from "#shared/core/time/kuwait.ts";
import { monthAfter } from "#shared/core/time/month.ts";
import { inParallel } from "../../../core/parallel.ts";
import { type ChargeLineRecord, ChargeLines } from "../ledger/charge-line.entity.ts";
import { periodsOf } from "../ledger/follow-charges.ts";

/** Charge lines between two days, except payments, which have receipts of their own. */
export async function chargeLinesBetween(from: string, to: string): Promise<ChargeLineRecord[]> {
	const periods: string[] = [];
	for (let month = from.slice(0, 7); month <= to.slice(0, 7); month = monthAfter(month, 1))
		periods.push(...periodsOf(month));
	const found = await inParallel(periods, async (period) => {
		const { data } = await ChargeLines.query.ofPeriod({ period }).go({ pages: "all" });
		return data;
	});
	return found.flat().filter((line) => {
		const day = kuwaitDate(Date.parse(line.at));
		return !isPaymentLine(line) && from <= day && day <= to;
	});
}
