import { isPaymentLine } from "#shared/competition/fees/charges.rules.ts";
import type { Numbers } from "../../core/table/tally.ts";
import type { ChargeLineRecord } from "./charge-line.entity.ts";

/** Names of the sums of charges, in fils: what is open, and what a month charged (`2026-12`). */
export const openName = "open";
export const chargedName = (month: string) => `charged ${month}`;
export const openAtEvent = (eventId: number) => `event ${eventId}`;
export const openAtDojo = (dojoId: number) => `dojo ${dojoId}`;

type Counted = Pick<ChargeLineRecord, "kind" | "amount" | "at"> &
	Partial<Pick<ChargeLineRecord, "eventId" | "dojoId">>;

/** Counters of a line of a charge. */
export function chargesCountedAs({ kind, amount, at, eventId, dojoId }: Counted): Numbers {
	const isPayment = isPaymentLine({ kind });
	const open = isPayment ? -amount : amount;
	return {
		[openName]: open,
		...(!isPayment && { [chargedName(at.slice(0, 7))]: amount }),
		...(eventId !== undefined && { [openAtEvent(eventId)]: open }),
		...(dojoId !== undefined && { [openAtDojo(dojoId)]: open }),
	};
}
