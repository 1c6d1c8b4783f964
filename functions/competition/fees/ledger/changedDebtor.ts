import { openAmount } from "#shared/competition/fees/charges.rules.ts";

type Chargeable = { userId: number; charge?: { owed: number; paid: number } };

const owes = (one: Chargeable | null) => one?.charge !== undefined && openAmount(one.charge) > 0;

/** The person for whom a change opened a charge or settled it; none for other changes. */
export const changedDebtor = (before: Chargeable | null, after: Chargeable | null): number[] =>
	owes(before) === owes(after) ? [] : [before, after].flatMap((one) => one?.userId ?? []);
