import { isPaymentLine } from "#shared/competition/fees/charges.rules.ts";
import { monthAt } from "#shared/core/time/month.ts";

import { defineCounts, type Numbers } from "../../core/table/counters.ts";
import type { ChargeLineRecord } from "./ledger/charge-line.entity.ts";

/**
 * Names of the counters of charges, in fils: the amount open, in all and by event and dojo, and the
 * amount charged in a month in Kuwait (`2026-12`).
 */
export const openName = "open";
export const chargedName = (month: string) => `charged ${month}`;
export const openAtEvent = (eventId: number) => `event ${eventId}`;
export const openAtDojo = (dojoId: number) => `dojo ${dojoId}`;

type Counted = Pick<ChargeLineRecord, "kind" | "amount" | "at"> &
	Partial<Pick<ChargeLineRecord, "eventId" | "dojoId">>;

/** What a line of a charge adds to the counters. */
export function chargesCountedAs({ kind, amount, at, eventId, dojoId }: Counted): Numbers {
	const isPayment = isPaymentLine({ kind });
	const open = isPayment ? -amount : amount;
	return {
		[openName]: open,
		...(!isPayment && { [chargedName(monthAt(Date.parse(at)))]: amount }),
		...(eventId !== undefined && { [openAtEvent(eventId)]: open }),
		...(dojoId !== undefined && { [openAtDojo(dojoId)]: open }),
	};
}

export const feesCounts = defineCounts({
	chargeLine: { of: "chargeLine", as: chargesCountedAs },
});
